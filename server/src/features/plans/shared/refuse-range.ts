import { Problem } from '@leveza/contract/problem.ts';
import { type Day, daysBetween } from '@leveza/domain/time/days.ts';

/** A quarter of a year: two months of a calendar with the weeks around them. */
const MOST_DAYS = 92;

export function refuseRange({ from, to }: { from: Day; to: Day }): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Problem('invalid-input', { fields: { to: 'O fim não pode ser antes do início.' } });
  if (days > MOST_DAYS) {
    throw new Problem('invalid-input', { fields: { to: `Peça no máximo ${MOST_DAYS} dias de cada vez.` } });
  }
}
