import type { PlanChange } from '@leveza/contract/plans/fields.ts';
import { addPlan, changePlan, deletePlan, type Plan } from '@leveza/contract/plans/plans.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { scheduleText } from '../plan-words.ts';
import { datedPlanSchema, planSchema, type PlanValues, valuesOfPlan } from './plan-values.ts';

interface About {
  /** The patient names the first day. */
  isDayAsked: boolean;
  /** The one that is edited; null for a new one. */
  plan: Plan | null;
  values: PlanValues;
  /** The name its unsaved values are kept under. */
  draftName: string;
  onDone: () => void;
}

const STILL_ENDED =
  'Ele continua encerrado, sem doses planejadas. Para voltar a tomar, escolha Retomar em Gerenciar Planos.';

/** The body that brings a plan back as it was. */
const bodyOf = (before: Plan) => ({ ...planSchema.parse(valuesOfPlan(before)), ...allConfirmed(changePlan) });

/** The form of a plan: a new one is taken back by deleting it, a change by the values from before. */
export function usePlanForm({ plan, values, draftName, isDayAsked, onDone }: About) {
  const draft = useDraft(draftName, values);
  const add = useCommand(addPlan, { draft });
  const change = useCommand(changePlan);
  const changeBack = useKeptCommand(changePlan);
  const remove = useKeptCommand(deletePlan);

  const record = async (body: PlanChange): Promise<ChangeMessage> => {
    const { data } = await add.mutateAsync({ body });
    return {
      title: 'Plano criado',
      detail: `${data.name} · ${scheduleText(data)}`,
      undo: async () => {
        await remove.mutateAsync({ params: { id: data.id } });
        return { title: 'Plano desfeito', detail: data.name };
      },
    };
  };
  const update = async (before: Plan, body: PlanChange): Promise<ChangeMessage> => {
    const params = { id: before.id };
    const { data } = await change.mutateAsync({ params, body });
    return {
      title: 'Plano alterado',
      ...(data.status === 'ended'
        ? { detail: STILL_ENDED, isWhole: true }
        : { detail: `${data.name} · ${scheduleText(data)}` }),
      undo: async () => {
        const again = { params, body: { ...bodyOf(before), from: body.from, isUndo: true } };
        // A change that was to come later may have been given up, or written over.
        const { nextChange } = before;
        const next = nextChange && {
          params,
          body: { ...bodyOf({ ...before, ...nextChange }), from: nextChange.from },
        };
        await sendInTurn(changePlan, next ? [again, next] : [again], changeBack.mutateAsync);
        return { title: 'Alteração desfeita' };
      },
    };
  };

  return useRecord({
    schema: isDayAsked ? datedPlanSchema : planSchema,
    values,
    draft,
    isEdit: plan !== null,
    save: (accepted, { confirmed }) =>
      plan ? update(plan, { ...accepted, ...confirmed }) : record({ ...accepted, ...confirmed }),
    onDone,
  });
}

export type PlanForm = ReturnType<typeof usePlanForm>['form'];
