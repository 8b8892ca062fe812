import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { notify } from '../notifications/shared/notify.ts';
import { type ShareRow, shareOpenings } from './table.ts';

/** Tells the patient that a link was opened, once in 24 hours: a reader who reloads the page is no news. */
export async function tellOpening(db: Db, { id, userId, label }: ShareRow, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const isRecent = and(
    eq(shareOpenings.shareId, id),
    eq(shareOpenings.outcome, 'opened'),
    gt(shareOpenings.createdAt, dayAgo),
  );
  if ((await db.$count(shareOpenings, isRecent)) > 0) return;
  await notify(db, userId, {
    kind: 'info',
    title: 'Seu relatório foi aberto',
    body: `${label ? `O link “${label}”` : 'Um link seu'} foi aberto. Veja as aberturas ou revogue o link em Relatórios.`,
    place: { to: '/reports', search: {} },
  });
}
