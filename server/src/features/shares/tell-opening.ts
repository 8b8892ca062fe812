import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { notify } from '../notifications/shared/notify.ts';
import { type ShareRow, shareOpenings } from './table.ts';

/** Opened in the last 24 hours. */
const isRecent = (shareId: string, now: Date) =>
  and(
    eq(shareOpenings.shareId, shareId),
    eq(shareOpenings.outcome, 'opened'),
    gt(shareOpenings.createdAt, new Date(now.getTime() - DAY_MS)),
  );

/** Tells the patient that a link was opened, once in 24 hours: a reader who reloads the page is no news. */
export async function tellOpening(db: Db, { id, userId, label }: ShareRow, now: Date): Promise<void> {
  if ((await db.$count(shareOpenings, isRecent(id, now))) > 0) return;
  await notify(db, userId, {
    kind: 'info',
    title: 'Seu relatório foi aberto',
    body: `${label ? `O link “${label}”` : 'Um link seu'} foi aberto. Veja as aberturas ou revogue o link em Relatórios.`,
    place: { to: '/reports', search: {} },
  });
}
