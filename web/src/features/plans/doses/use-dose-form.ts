import { type PlannedDose, takeDose, TakeDoseInput } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { doseQuantityRefusal } from '@leveza/domain/plans/dose-quantity.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { instantOf, writtenMoment } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { momentSchema } from '../../../ui/form/moment-schema.ts';
import { useTimedDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { isOpen } from '../shared/open-doses.ts';
import { takenMessage } from '../shared/taken-message.ts';
import { useUndoTaken } from '../shared/use-take-doses.ts';

const { planId, quantity, notes, isFromElsewhere } = TakeDoseInput.shape;

/** Without a product the form of the plan decides how much is taken at once; with one its boxes do, on the server. */
const doseSchema = (zone: string, { dose, plans }: Pick<About, 'dose' | 'plans'>) =>
  forDraft(
    z
      .object({ planId, moment: momentSchema(zone, { isNew: true }), quantity, notes, isFromElsewhere })
      .superRefine((taking, { addIssue }) => {
        const plan = plans.find(({ id, productId }) => id === taking.planId && productId === null);
        if (!plan || taking.quantity === undefined) return;
        const quantityPerDose = dose?.quantity ?? plan.quantityPerDose;
        const message = doseQuantityRefusal({ ...plan, quantityPerDose }, taking.quantity);
        if (message) addIssue({ code: 'custom', path: ['quantity'], message });
      }),
  );

interface About {
  /** The planned dose; null for an extra one. */
  dose: PlannedDose | null;
  plans: readonly Plan[];
  onDone: () => void;
}

/** The form of a dose: questions first, the stock told, and a way back. */
export function useDoseForm({ dose, plans, onDone }: About) {
  const { timeZone } = useSession();
  const today = useToday();
  const schema = useMemo(() => doseSchema(timeZone, { dose, plans }), [timeZone, dose, plans]);
  const takeBack = useUndoTaken();
  const only = plans.length === 1 ? plans[0] : undefined;
  const plannedAt = dose?.plannedAt ?? null;

  const values = {
    planId: dose?.planId ?? only?.id ?? null,
    // A late dose is taken now; one whose time is over was most likely taken when it was planned.
    moment:
      dose && plannedAt && dose.day < today && !isOpen(dose) ? writtenMoment(plannedAt, timeZone) : null,
    quantity: dose?.quantity ?? only?.quantityPerDose ?? 1,
    notes: null,
    isFromElsewhere: false,
  };
  const draft = useTimedDraft(`dose:${dose ? `${dose.planId}:${plannedAt}` : 'extra'}`, values);
  const take = useCommand(takeDose, { draft });
  return useRecord({
    schema,
    values,
    draft,
    save: async ({ moment, ...accepted }, { confirmed }) => {
      const takenAt = instantOf(moment, timeZone);
      const { data, ...boxes } = await take.mutateAsync({
        body: { ...accepted, ...(plannedAt && { plannedAt }), ...(takenAt && { takenAt }), ...confirmed },
      });
      const taken = [
        {
          dose: { ...data, isFromElsewhere: accepted.isFromElsewhere },
          recordId: data.recordId,
          ...boxes,
          wasOpened: confirmed.openBox === true,
        },
      ] as const;
      return { ...takenMessage(taken), undo: () => takeBack(taken) };
    },
    onDone,
  });
}
