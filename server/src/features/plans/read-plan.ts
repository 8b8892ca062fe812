import type { Plan } from '@leveza/contract/plans/plans.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { planReplies } from './plan-replies.ts';

export async function readPlan(call: Call, id: string): Promise<Plan> {
  return ownRow(await planReplies(call, { id }));
}
