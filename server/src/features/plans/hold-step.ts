import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { moveNextStep } from './next-step.ts';

/** A step whose day is over is held back from today on. */
export function holdStep(call: Call, id: string, weeks: number): Promise<Plan> {
  const today = dayIn(call.zone, call.now);
  return moveNextStep(call, id, ({ next }) => addDays(next.from < today ? today : next.from, weeks * 7));
}
