import type { Answer } from '@leveza/contract/endpoint.ts';
import type * as contract from '@leveza/contract/plans/pauses.ts';
import type { Call } from '../../http/call.ts';
import { resumeDoses } from '../applications/shared/pause-doses.ts';
import { nextDoseReply, readTreatment } from '../applications/shared/treatment.ts';
import { followOpenPlan } from './follow-end.ts';

/** A plan that was ended stays so: the injections go on by their usual day, as without a plan. */
export async function resumeTreatment(call: Call): Promise<Answer<typeof contract.resumeTreatment>> {
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await resumeDoses(inside);
    await followOpenPlan(inside);
    return { nextDose: nextDoseReply(await readTreatment(inside)) };
  });
}
