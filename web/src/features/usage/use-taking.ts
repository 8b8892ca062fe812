import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import { isAllowedQuantity } from '@leveza/domain/usage/limits.ts';
import { useState } from 'react';
import { MOMENT_REFUSAL, readMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import type { Taking } from './use-register-use.ts';

/** The dialog's values, and whether the box can give the quantity. */
export function useTaking(item: InventoryItem, kind: ItemKind) {
  const { timeZone } = useSession();
  const now = useNow();
  const [usual] = useState(() => usualQuantity(item, kind));
  const [quantity, setQuantity] = useState<number | null>(usual);
  const [moment, setMoment] = useState<string | null>(null);
  const [notes, setNotes] = useState('');
  const read = moment === null ? null : readMoment(moment, timeZone, now);

  const amount = quantity ?? Number.NaN;
  const isAllowed = isAllowedQuantity({ kind, unitType: item.unitType }, amount);
  // A closed box is opened by taking from it.
  const taken = isAllowed ? move(item.currentQuantity, -amount) : null;

  return {
    quantity,
    setQuantity,
    isAllowed,
    /** The result of taking this quantity; null while it is no quantity. */
    taken,
    isPossible: taken?.ok === true && read?.ok !== false,
    moment,
    setMoment,
    // Half a moment is still being written.
    refusal: read && !read.ok && read.why === 'future' ? MOMENT_REFUSAL.future : undefined,
    notes,
    setNotes,
    isDirty: quantity !== usual || moment !== null || notes.trim() !== '',
    input: (): Taking => ({ quantityUsed: amount, notes, ...(read?.ok && { usedAt: read.instant }) }),
  };
}

/** The usual dose, or what is left of it, so that one press is enough. */
export function usualQuantity(
  { unitsPerDose, currentQuantity, unitType }: InventoryItem,
  kind: ItemKind,
): number {
  const isAllowed = (quantity: number) => isAllowedQuantity({ kind, unitType }, quantity);
  const usual = isAllowed(unitsPerDose) ? unitsPerDose : 1;
  return usual > currentQuantity && isAllowed(currentQuantity) ? currentQuantity : usual;
}

export type TakingState = ReturnType<typeof useTaking>;
