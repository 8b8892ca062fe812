import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PenLossInput } from '@leveza/contract/pens/movements.ts';
import { remains } from '@leveza/domain/remains.ts';
import type { z } from 'zod';
import { formatMg } from '../../../lib/format.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useLoss } from '../../../ui/form/use-loss.ts';
import { usePenMovement } from '../use-pen-movement.ts';

const WORDS = {
  purge: { title: 'Purga registrada', undone: 'Purga desfeita' },
  loss: { title: 'Perda registrada', undone: 'Perda desfeita' },
} as const;

const schema = forDraft(PenLossInput);
const VALUES: z.input<typeof schema> = { kind: 'purge', mg: null, reason: null };

/** Notes what left a pen without being injected. */
export function useLossForm(pen: Pen) {
  const draft = useDraft(`pen-loss:${pen.id}`, VALUES);
  const { record } = usePenMovement(pen, draft);
  return useLoss({
    draft,
    schema,
    values: VALUES,
    save: (body) =>
      record(body, {
        ...WORDS[body.kind],
        detail: ({ remainingMg }) => `${remains(remainingMg, formatMg(remainingMg))}.`,
      }),
  });
}

export type PenLoss = ReturnType<typeof useLossForm>;
