import { type Pen } from '@leveza/contract/pens/pens.ts';
import { PenMovementInput } from '@leveza/contract/pens/movements.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { formatMg } from '../../../lib/format.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { usePenMovement } from '../use-pen-movement.ts';

interface LossValues {
  kind: 'purge' | 'loss';
  mg: number | null;
  reason: string;
}
type Loss = z.output<typeof PenMovementInput>;

const EMPTY: LossValues = { kind: 'purge', mg: null, reason: '' };

/** What left without being applied: the contract's input, where here the amount has to be said. */
const LossInput = PenMovementInput.extend({
  mg: PenMovementInput.shape.mg.refine((mg) => mg != null, 'Informe mais que zero.'),
}) as unknown as z.ZodType<Loss, LossValues>;

/** Asked for only when the patient says so. */
export function useLossForm(pen: Pen) {
  const [isAsking, setAsking] = useState(false);
  const { record } = usePenMovement(pen);
  const form = useZodForm<LossValues, Loss>(LossInput, { defaultValues: EMPTY });
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
