import { MovementInput, recordMovement } from '@leveza/contract/inventory/inventory.ts';
import { isExpired } from '@leveza/domain/inventory/status.ts';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useLoss } from '../../../ui/form/use-loss.ts';
import { leftUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

const RECORDED = { loss: 'Perda registrada', discard: 'Descarte registrado' } as const;

const schema = forDraft(MovementInput);

/** Notes what left a box without being taken. */
export function useLossForm(card: StockCard, today: string) {
  // An expired box is thrown away whole.
  const values: z.input<typeof schema> = isExpired(card.expiryDate, today)
    ? { kind: 'discard', quantity: card.remainingQuantity, reason: null }
    : { kind: 'loss', quantity: null, reason: null };
  const draft = useDraft(`box-loss:${card.id}`, values);
  const record = useCommand(recordMovement, { draft });
  return useLoss({
    draft,
    schema,
    values,
    save: async (body) => {
      const { data } = await record.mutateAsync({ params: { id: card.id }, body });
      return {
        title: RECORDED[body.kind],
        detail: `${leftUnits(data.currentQuantity, card.unitType, card.kind)}.`,
      };
    },
  });
}

export type StockLoss = ReturnType<typeof useLossForm>;
