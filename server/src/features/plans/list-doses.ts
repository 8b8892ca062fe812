import type { listDoses as contract, PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import type { Call } from '../../http/call.ts';
import { dosesOfDays } from './shared/doses-of-days.ts';
import { rangeOf } from './shared/range-of.ts';
import { findPlansEver } from './store.ts';

export async function listDoses(
  call: Call,
  said: Received<typeof contract>['query'],
): Promise<PlannedDose[]> {
  return dosesOfDays(call, await findPlansEver(call.db, call.owner), rangeOf(call, said));
}
