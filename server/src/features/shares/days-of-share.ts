import { Problem } from '@leveza/contract/problem.ts';
import { DEFAULT_SHARE_DAYS, MOST_SHARE_DAYS } from '@leveza/domain/shares/limits.ts';
import { addDays, type Day, dayIn, isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { periodOf } from '../reports/shared/period-of.ts';

const DEFAULT_DAYS_BACK = 90;

interface Asked {
  from: Day | null | undefined;
  /** A day, which counts to its end, or an instant. */
  until: string | null | undefined;
}

/** The first day of the records and the end of the link; a past end or one too far off is refused. */
export function daysOfShare(call: Call, { from, until }: Asked) {
  const { zone, now } = call;
  const today = dayIn(zone, now);
  const period = periodOf(call, { from: from ?? addDays(today, -DEFAULT_DAYS_BACK) });
  const end = until ?? addDays(today, DEFAULT_SHARE_DAYS);
  const endsAt = isDay(end) ? instantAt(end, '24:00', zone) : new Date(end);
  if (endsAt <= now) refuse('A data final já passou.');
  if (endsAt > instantAt(addDays(today, MOST_SHARE_DAYS), '24:00', zone))
    refuse(`O link pode valer por no máximo ${MOST_SHARE_DAYS} dias.`);
  return { fromDay: period.from, untilDay: isDay(end) ? end : dayIn(zone, endsAt), endsAt };
}

function refuse(sentence: string): never {
  throw new Problem('invalid-input', { fields: { until: sentence } });
}
