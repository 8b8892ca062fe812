import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PenLossInput } from '@leveza/contract/pens/movements.ts';
import { remains } from '@leveza/domain/remains.ts';
import { formatMg } from '../../../lib/format.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useLoss } from '../../../ui/form/use-loss.ts';
import { usePenMovement } from '../use-pen-movement.ts';

const WORDS = {
  purge: { title: 'Purga registrada', undone: 'Purga desfeita' },
  loss: { title: 'Perda registrada', undone: 'Perda desfeita' },
} as const;

const schema = forDraft(PenLossInput);

/** Notes what left a pen without being injected. */
export function useLossForm(pen: Pen) {
  const { record } = usePenMovement(pen);
  return useLoss({
    draftName: `pen-loss:${pen.id}`,
    schema,
    values: { kind: 'purge', mg: null, reason: null },
    save: (body) =>
      record(body, {
        ...WORDS[body.kind],
        detail: ({ remainingMg }) => `${remains(remainingMg, formatMg(remainingMg))}.`,
      }),
  });
}

export type PenLoss = ReturnType<typeof useLossForm>;
