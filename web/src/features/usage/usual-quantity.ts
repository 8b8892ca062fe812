import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { isAllowedQuantity } from '@leveza/domain/usage/limits.ts';

/** The usual dose, or what is left of it, so that one press is enough. */
export function usualQuantity(
  { unitsPerDose, currentQuantity, unitType }: InventoryItem,
  kind: ItemKind,
): number {
  const isAllowed = (quantity: number) => isAllowedQuantity({ kind, unitType }, quantity);
  const usual = isAllowed(unitsPerDose) ? unitsPerDose : 1;
  return usual > currentQuantity && isAllowed(currentQuantity) ? currentQuantity : usual;
}
