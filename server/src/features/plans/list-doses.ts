import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { dosesOfDays } from './shared/doses-of-days.ts';
import { refuseRange } from './shared/refuse-range.ts';
import { findPlans } from './store.ts';

export async function listDoses(call: Call, range: { from: Day; to: Day }): Promise<PlannedDose[]> {
  refuseRange(range);
  return dosesOfDays(call, await findPlans(call.db, call.owner), range);
}
