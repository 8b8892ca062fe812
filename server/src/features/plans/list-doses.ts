import type { listDoses as contract, PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { sinceLate } from './late-days.ts';
import { dosesOfDays } from './shared/doses-of-days.ts';
import { rangeOf } from './shared/range-of.ts';
import { findPlansEver } from './store.ts';

/** The days around today, where none are asked for, hold every dose that is still late. */
export async function listDoses(
  call: Call,
  said: Received<typeof contract>['query'],
): Promise<PlannedDose[]> {
  const plans = await findPlansEver(call.db, call.owner);
  const isAsked = said.from !== undefined || said.to !== undefined;
  const late = isAsked ? null : sinceLate(plans, dayIn(call.zone, call.now)).late;
  return dosesOfDays(call, plans, { ...rangeOf(call, said), late });
}
