import { MovementInput, recordMovement } from '@leveza/contract/inventory/inventory.ts';
import { isExpired } from '@leveza/domain/inventory/status.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { toast } from '../../../ui/toast.ts';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

const RECORDED = { loss: 'Perda registrada', discard: 'Descarte registrado' } as const;

const LossInput = forDraft(MovementInput);
type Loss = z.output<typeof LossInput>;

/** Something lost or thrown away: asked for only when the patient says so. */
export function useLossForm(card: StockCard, today: string) {
  const [isAsking, setAsking] = useState(false);
  const record = useCommand(recordMovement);
  const form = useZodForm(LossInput);

  const start = () => {
    // An expired box is thrown away whole.
    form.reset(
      isExpired(card.expiryDate, today)
        ? { kind: 'discard', quantity: card.remainingQuantity, reason: '' }
        : { kind: 'loss', quantity: null, reason: '' },
    );
    setAsking(true);
  };
  const save = async (body: Loss) => {
    const { data } = await record.mutateAsync({ params: { id: card.id }, body });
    setAsking(false);
    toast({
      title: RECORDED[body.kind],
      detail: `Restam ${formatUnits(data.currentQuantity, card.unitType, card.kind)}.`,
    });
  };
  return { form, isAsking, start, save, stop: () => setAsking(false) };
}

export type StockLoss = ReturnType<typeof useLossForm>;
