import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { moveStep as moved, type TitrationStep } from '@leveza/domain/applications/titration.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { putDoseSteps } from '../applications/shared/dose-steps.ts';
import type { Titration } from '../applications/shared/titration.ts';
import { readTreatment } from '../applications/shared/treatment.ts';
import { readPlan } from './read-plan.ts';
import { findPlan, lockPlan } from './store.ts';
import { isTreatment } from './treated.ts';

interface Moving {
  titration: Titration;
  present: TitrationStep;
  next: TitrationStep;
}

/** Gives the step that has not begun yet another day, and with it those after it. */
export async function moveNextStep(call: Call, id: string, dayOf: (moving: Moving) => Day): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const { endedAt } = await lockPlan(tx, owner, id);
    if (endedAt !== null) throw new Problem('plan-ended');
    const inside = { ...call, db: tx };
    const { titration } = await readTreatment(inside);
    const at = (titration?.standing.current ?? 0) + 1;
    const [present, next] = [titration?.steps[at - 1], titration?.steps[at]];
    if (!isTreatment(await findPlan(tx, owner, id)) || !titration || !present || !next) {
      throw new Problem('no-next-step');
    }
    const to = dayOf({ titration, present, next });
    const steps = moved(titration.steps, at, to).slice(at);
    await putDoseSteps(inside, { medicine: titration.medicine, from: [to, next.from].toSorted()[0]!, steps });
    return readPlan(inside, id);
  });
}
