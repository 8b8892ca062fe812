import { Problem } from '@leveza/contract/problem.ts';
import { MOST_WRONG_PINS } from '@leveza/domain/shares/limits.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { VisitorCall } from '../../http/call.ts';
import { countHit, refuseTally } from '../../http/rate-limit/hit.ts';
import { notifyFrom } from '../notifications/shared/notify.ts';
import { pinHashOf } from './pin-hash.ts';
import { CALLS } from './working-share.ts';
import type { ShareRow } from './table.ts';
import { shareOpenings, shares } from './table.ts';

const REPORTS = { to: '/reports', search: {} } as const;

const LOCKED = {
  kind: 'security',
  title: 'Link compartilhado bloqueado',
  body: 'Alguém errou o PIN muitas vezes. Se ainda precisar compartilhar, crie outro link em Relatórios.',
  place: REPORTS,
} as const;

const openedMessage = (label: string | null) =>
  ({
    kind: 'info',
    title: 'Seu relatório foi aberto',
    body: `${label ? `O link “${label}”` : 'Um link seu'} foi aberto. Veja as aberturas ou revogue o link em Relatórios.`,
    place: REPORTS,
  }) as const;

interface Tried extends Record<string, unknown> {
  count: number;
  seconds_left: number;
  /** Null for a link that was locked before, or a call beyond the limit. */
  is_right: boolean | null;
  is_locked: boolean | null;
}

/**
 * Counts a call, judges its PIN, records it and tells the patient, in one statement: a crash leaves all of it or nothing.
 * The patient hears of an opening once in 24 hours, because a reader who reloads the page is no news.
 */
export async function tryOpening(
  { db, now, device }: VisitorCall,
  { id, userId, label, pinHash }: ShareRow,
  { token, pin }: { token: string; pin?: string | undefined },
): Promise<void> {
  const sent = pinHash !== null && pin ? pinHashOf(token, pin) : null;
  const isRight = sql`coalesce(link.pin_hash = ${sent}, link.pin_hash is null)`;
  const isAsked = pinHash === null || sent !== null;
  const dayBefore = new Date(now.getTime() - DAY_MS);
  const { rows } = await db.execute<Tried>(sql`
    with counted as (${countHit(`share:${id}`, CALLS)}),
    tried as (
      update ${shares} link set
        wrong_pins = case when ${isRight} then 0 else link.wrong_pins + 1 end,
        locked_at = case when not ${isRight} and link.wrong_pins + 1 >= ${MOST_WRONG_PINS} then ${now}::timestamptz end
      from counted
      where link.id = ${id} and counted.count <= ${CALLS.times} and ${isAsked}
        and link.locked_at is null and link.wrong_pins < ${MOST_WRONG_PINS}
      returning link.wrong_pins = 0 as is_right, link.locked_at is not null as is_locked),
    recorded as (
      insert into ${shareOpenings} (user_id, share_id, device, outcome, created_at)
      select ${userId}::uuid, ${id}::uuid, ${device?.slice(0, 300) ?? null},
        case when is_right then 'opened' else 'wrong-pin' end, ${now}::timestamptz
      from tried),
    told_opening as (${notifyFrom(
      sql`tried where is_right and not exists (select from ${shareOpenings} earlier
        where earlier.share_id = ${id} and earlier.outcome = 'opened' and earlier.created_at > ${dayBefore})`,
      userId,
      openedMessage(label),
    )}),
    told_lock as (${notifyFrom(sql`tried where is_locked`, userId, LOCKED)})
    select counted.count, counted.seconds_left, tried.is_right, tried.is_locked
    from counted left join tried on true`);
  const { count, seconds_left: secondsLeft, is_right: wasRight, is_locked: isLocked } = rows[0]!; // counting answers
  refuseTally({ count, secondsLeft }, CALLS);
  if (!isAsked) throw new Problem('share-pin-needed');
  if (wasRight === null || isLocked) throw new Problem('share-locked');
  if (!wasRight) throw new Problem('share-pin-wrong');
}
