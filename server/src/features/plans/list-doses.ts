import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { type Day, daysBetween } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { dosesOfDays } from './doses-of-days.ts';
import { findPlans } from './store.ts';

/** A quarter of a year: two months of a calendar with the weeks around them. */
const MOST_DAYS = 92;

export async function listDoses(call: Call, range: { from: Day; to: Day }): Promise<PlannedDose[]> {
  refuseRange(range);
  return dosesOfDays(call, await findPlans(call.db, call.owner), range);
}

export function refuseRange({ from, to }: { from: Day; to: Day }): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Problem('invalid-input', { fields: { to: 'O fim não pode ser antes do início.' } });
  if (days > MOST_DAYS) {
    throw new Problem('invalid-input', { fields: { to: `Peça no máximo ${MOST_DAYS} dias de cada vez.` } });
  }
}
