import { type Pen } from '@leveza/contract/pens/pens.ts';
import { PenMovementInput } from '@leveza/contract/pens/movements.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { formatMg } from '../../../lib/format.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { usePenMovement } from '../use-pen-movement.ts';

/** A loss: the contract's input, with a required amount. */
const LossInput = forDraft(
  PenMovementInput.omit({ happenedAt: true, confirmAllergy: true }).extend({
    kind: PenMovementInput.shape.kind.extract(['purge', 'loss']),
    mg: PenMovementInput.shape.mg.refine((mg) => mg != null, 'Informe mais que zero.'),
  }),
);
type Loss = z.output<typeof LossInput>;

const EMPTY: z.input<typeof LossInput> = { kind: 'purge', mg: null, reason: '' };

/** Asked for only when the patient says so. */
export function useLossForm(pen: Pen) {
  const [isAsking, setAsking] = useState(false);
  const { record } = usePenMovement(pen);
  const form = useZodForm(LossInput, { defaultValues: EMPTY });
  return {
    form,
    isAsking,
    start: () => {
      form.reset(EMPTY);
      setAsking(true);
    },
    stop: () => setAsking(false),
    save: async (body: Loss) => {
      const isPurge = body.kind === 'purge';
      await record(body, {
        title: isPurge ? 'Purga registrada' : 'Perda registrada',
        detail: ({ remainingMg }) => `Restam ${formatMg(remainingMg)}.`,
        undone: isPurge ? 'Purga desfeita' : 'Perda desfeita',
      });
      setAsking(false);
    },
  };
}

export type PenLoss = ReturnType<typeof useLossForm>;
