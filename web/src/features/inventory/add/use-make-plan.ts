import { addPlan, deletePlan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { dayOf, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { turnOf } from '../../../lib/unsent.ts';
import type { Filled } from './add-values.ts';
import { planOfBoxes } from './plan-of-boxes.ts';
import type { Start } from './start.ts';
import { useStandingPlan } from './use-standing-plan.ts';

const USE_SCREEN: Record<ItemKind, string> = {
  supplement: 'Uso Suplementos',
  medication: 'Uso Medicamentos',
};

/** The title goes on with its part: a phone cuts the words below it. */
interface Outcome {
  id: string | null;
  title: string;
  words: string;
}

/** The answer was lost, and the server may have made the plan: a second one would plan every dose twice. */
const UNKNOWN: Outcome = {
  id: null,
  title: ', confira o horário',
  words: 'Não sabemos se o horário foi salvo: confira em Gerenciar Planos antes de criar outro.',
};

/** The question of the plan's own form has no place here. */
const HAS_PLAN = 'já há um plano de GLP-1 em comprimidos, que o novo encerra.';

const notMade = (reason: string, kind: ItemKind): Outcome => ({
  id: null,
  title: ', mas sem o horário',
  words: `O horário não foi salvo: ${reason} Crie o plano em ${USE_SCREEN[kind]}.`,
});

/** Makes the plan of a sentence that names a moment, once its boxes are on the shelf. */
export function useMakePlan(kind: ItemKind) {
  const { timeZone } = useSession();
  const add = useCommand(addPlan);
  const remove = useKeptCommand(deletePlan);
  const standingPlan = useStandingPlan();

  return {
    /** The plan, or why there is none; null where none was wanted. The boxes stay in any case. */
    make: async (filled: Filled, start: Start): Promise<Outcome | null> => {
      const now = new Date();
      const here = { kind, today: dayOf(now, timeZone), clock: formatTime(now, timeZone) };
      const plan = planOfBoxes(filled, start, here);
      if (!plan) return null;
      // Without the plans that stand, this one may be the second of its product.
      if (!standingPlan) return notMade('Não conseguimos ler seus planos.', kind);
      if (standingPlan({ productId: start.productId, name: filled.name })) return null;
      try {
        const { data } = await add.mutateAsync({ body: plan.body });
        return { id: data.id, title: ' e em Hoje', words: `Em Hoje, ${plan.words}.` };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'treatment-has-plan') return notMade(HAS_PLAN, kind);
        return error.code === 'offline' || error.status >= 500 ? UNKNOWN : notMade(error.message, kind);
      }
    },
    /** Deletes the plan again, in its turn before its boxes. */
    takingBack: (id: string) => turnOf(deletePlan, { params: { id } }, remove.mutateAsync),
  };
}
