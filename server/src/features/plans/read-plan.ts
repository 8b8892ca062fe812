import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Call } from '../../http/call.ts';
import { planReplies } from './plan-replies.ts';
import { findPlan } from './store.ts';

export async function readPlan(call: Call, id: string): Promise<Plan> {
  const [plan] = await planReplies(call, [await findPlan(call.db, call.owner, id)]);
  return plan!;
}
