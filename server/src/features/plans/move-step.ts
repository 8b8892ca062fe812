import type { Received } from '@leveza/contract/endpoint.ts';
import type { moveStep as contract, Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { moveNextStep } from './next-step.ts';
import { doubtSteps } from './plan-steps.ts';

/** A slip in the year must not keep a dose for ever. */
const FARTHEST_DAYS = 366;

export function moveStep(
  call: Call,
  id: string,
  { to, confirmDose }: Received<typeof contract>['body'],
): Promise<Plan> {
  const farthest = addDays(dayIn(call.zone, call.now), FARTHEST_DAYS);
  return moveNextStep(call, id, ({ titration, present, next }) => {
    if (to <= present.from) throw refused('Escolha um dia depois do início da etapa atual.');
    if (to > farthest) throw refused('Escolha um dia dos próximos 12 meses.');
    if (!confirmDose && to < next.from) {
      const steps = [present, { ...next, from: to }];
      doubtSteps(titration.medicine, { steps, isFirstOfAll: false }, call.zone);
    }
    return to;
  });
}

const refused = (sentence: string) => new Problem('invalid-input', { fields: { to: sentence } });
