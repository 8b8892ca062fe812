import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Call } from '../../http/call.ts';
import { planReplies } from './plan-replies.ts';

export async function listPlans(call: Call): Promise<Plan[]> {
  return planReplies(call);
}
