import { MovementInput, recordMovement } from '@leveza/contract/inventory/inventory.ts';
import { isExpired } from '@leveza/domain/inventory/status.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

const RECORDED = { loss: 'Perda registrada', discard: 'Descarte registrado' } as const;

const LossInput = forDraft(MovementInput);
const EMPTY: z.input<typeof LossInput> = { kind: 'loss', quantity: null, reason: '' };

/** Something lost or thrown away: asked for only when the patient says so. */
export function useLossForm(card: StockCard, today: string) {
  const [isAsking, setAsking] = useState(false);
  const record = useCommand(recordMovement);
  const stop = () => setAsking(false);
  const { form, submit, restart } = useRecord({
    schema: LossInput,
    values: EMPTY,
    save: async (body) => {
      const { data } = await record.mutateAsync({ params: { id: card.id }, body });
      return {
        title: RECORDED[body.kind],
        detail: `Restam ${formatUnits(data.currentQuantity, card.unitType, card.kind)}.`,
      };
    },
    onDone: stop,
  });
  const start = () => {
    // An expired box is thrown away whole.
    restart(
      isExpired(card.expiryDate, today)
        ? { kind: 'discard', quantity: card.remainingQuantity, reason: '' }
        : EMPTY,
    );
    setAsking(true);
  };
  return { form, isAsking, start, save: submit, stop };
}

export type StockLoss = ReturnType<typeof useLossForm>;
