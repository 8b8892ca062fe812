import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { take } from '@leveza/domain/inventory/stock.ts';
import { isAllowedQuantity } from '@leveza/domain/usage/limits.ts';
import { useState } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useWrittenMoment } from '../../lib/use-written-moment.ts';
import type { Taking } from './use-register-use.ts';

/** The dialog's values, and whether the box can give the quantity. */
export function useTaking(item: InventoryItem, kind: ItemKind) {
  const { timeZone } = useSession();
  const [usual] = useState(() => usualQuantity(item, kind));
  const [quantity, setQuantity] = useState<number | null>(usual);
  const { at, ...moment } = useWrittenMoment();
  const [notes, setNotes] = useState('');

  const amount = quantity ?? Number.NaN;
  const isAllowed = isAllowedQuantity({ kind, unitType: item.unitType }, amount);
  const taken = isAllowed
    ? take({ remaining: item.currentQuantity, openedOn: item.openedDate }, amount)
    : null;

  return {
    quantity,
    setQuantity,
    isAllowed,
    /** The result of taking this quantity; null while it is no quantity. */
    taken,
    isPossible: taken?.ok === true,
    ...moment,
    at,
    momentText: at && formatInstant(at, timeZone),
    notes,
    setNotes,
    isDirty: quantity !== usual || moment.written !== null || notes.trim() !== '',
    now: (): Taking => ({ quantityUsed: amount, notes }),
    atMoment: (): Taking => ({ quantityUsed: amount, notes, ...(at && { usedAt: at }) }),
  };
}

/** The usual dose, or what is left of it, so that one press is enough. */
function usualQuantity({ unitsPerDose, currentQuantity, unitType }: InventoryItem, kind: ItemKind): number {
  const isAllowed = (quantity: number) => isAllowedQuantity({ kind, unitType }, quantity);
  const usual = isAllowed(unitsPerDose) ? unitsPerDose : 1;
  return usual > currentQuantity && isAllowed(currentQuantity) ? currentQuantity : usual;
}

export type TakingState = ReturnType<typeof useTaking>;
