import type { Answer } from '@leveza/contract/endpoint.ts';
import type * as contract from '@leveza/contract/plans/pauses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { pauseDoses } from '../applications/shared/pause-doses.ts';
import { nextDoseReply, readTreatment } from '../applications/shared/treatment.ts';
import { refusePastReturn } from './clock.ts';
import { followOpenPlan } from './follow-end.ts';

/** The pause belongs to the treatment: a plan of it, where there is one, pauses with it. */
export async function pauseTreatment(
  call: Call,
  until: Day | null,
): Promise<Answer<typeof contract.pauseTreatment>> {
  refusePastReturn(call, until);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const { next } = await readTreatment(inside);
    if (next.state === 'none' || next.state === 'no-schedule') throw new Problem('not-found');
    await pauseInjections(inside, until);
    return { nextDose: nextDoseReply(await readTreatment(inside)) };
  });
}

/** The end of a course moves with the pause. */
export async function pauseInjections(call: Call, until: Day | null): Promise<void> {
  await pauseDoses(call, until === null ? null : instantAt(until, '00:00', call.zone));
  await followOpenPlan(call);
}
