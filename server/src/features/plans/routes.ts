import * as doses from '@leveza/contract/plans/doses.ts';
import * as pauses from '@leveza/contract/plans/pauses.ts';
import * as contract from '@leveza/contract/plans/plans.ts';
import type { Routes } from '../../http/serve.ts';
import { addPlan } from './add-plan.ts';
import { changePlan } from './change-plan.ts';
import { deletePlan } from './delete-plan.ts';
import { endPlan } from './end-plan.ts';
import { holdStep } from './hold-step.ts';
import { listDoses } from './list-doses.ts';
import { listPlans } from './list-plans.ts';
import { moveStep } from './move-step.ts';
import { pausePlan } from './pause-plan.ts';
import { pauseTreatment } from './pause-treatment.ts';
import { readPlan } from './read-plan.ts';
import { restorePlan } from './restore-plan.ts';
import { resumePlan } from './resume-plan.ts';
import { resumeTreatment } from './resume-treatment.ts';
import { skipPlannedDose } from './skip-planned-dose.ts';
import { snoozeDose } from './snooze-dose.ts';
import { type RefuseHeld, takeDose } from './take-dose.ts';
import { takeDoseBack } from './take-dose-back.ts';

export const planRoutes =
  ({ refuseHeld }: { refuseHeld: RefuseHeld }): Routes =>
  (serve) => {
    serve(contract.listPlans, async (call) => ({ data: await listPlans(call) }));

    serve(contract.readPlan, async ({ params, ...call }) => ({ data: await readPlan(call, params.id) }));

    serve(contract.addPlan, async ({ body, ...call }) => ({ data: await addPlan(call, body) }));

    serve(contract.changePlan, async ({ params, body, ...call }) => ({
      data: await changePlan(call, params.id, body),
    }));

    serve(contract.deletePlan, async ({ params, ...call }) => ({ data: await deletePlan(call, params.id) }));

    serve(contract.restorePlan, async ({ params, ...call }) => ({
      data: await restorePlan(call, params.id),
    }));

    serve(contract.pausePlan, async ({ params, body, ...call }) => ({
      data: await pausePlan(call, params.id, body.until ?? null),
    }));

    serve(contract.resumePlan, async ({ params, body, ...call }) => ({
      data: await resumePlan(call, params.id, body),
    }));

    serve(pauses.pauseTreatment, ({ body, ...call }) => pauseTreatment(call, body.until ?? null));

    serve(pauses.resumeTreatment, resumeTreatment);

    serve(contract.endPlan, async ({ params, ...call }) => ({ data: await endPlan(call, params.id) }));

    serve(contract.holdStep, async ({ params, body, ...call }) => ({
      data: await holdStep(call, params.id, body.weeks),
    }));

    serve(contract.moveStep, async ({ params, body, ...call }) => ({
      data: await moveStep(call, params.id, body),
    }));

    serve(doses.listDoses, async ({ query, ...call }) => listDoses(call, query));

    serve(doses.takeDose, async ({ body, ...call }) => {
      const { dose, ...boxes } = await takeDose(call, body, refuseHeld);
      return { data: dose, ...boxes };
    });

    serve(doses.skipPlannedDose, async ({ body, ...call }) => ({ data: await skipPlannedDose(call, body) }));

    serve(doses.snoozeDose, async ({ body, ...call }) => ({ data: await snoozeDose(call, body) }));

    serve(doses.takeDoseBack, async ({ params, body, ...call }) => ({
      data: await takeDoseBack(call, params.recordId, body),
    }));
  };
