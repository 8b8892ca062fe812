import { Problem } from '@leveza/contract/problem.ts';
import { addDays, type Day, dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';

/** A quarter of a year: two months of a calendar with the weeks around them. */
const MOST_DAYS = 92;
const DAYS_BACK = 7;
const DAYS_AHEAD = 27;

export interface Range {
  from: Day;
  to: Day;
}

/** The days asked for; a week back and four weeks ahead, unless said. */
export function rangeOf({ zone, now }: Call, asked: { from?: Day | undefined; to?: Day | undefined }): Range {
  const today = dayIn(zone, now);
  const from = asked.from ?? addDays(asked.to ?? today, asked.to ? -DAYS_AHEAD - DAYS_BACK : -DAYS_BACK);
  const to = asked.to ?? addDays(from, DAYS_BACK + DAYS_AHEAD);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Problem('invalid-input', { fields: { to: 'O fim não pode ser antes do início.' } });
  if (days > MOST_DAYS) {
    throw new Problem('invalid-input', { fields: { to: `Peça no máximo ${MOST_DAYS} dias de cada vez.` } });
  }
  return { from, to };
}
