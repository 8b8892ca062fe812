import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { ComponentType } from 'react';

/** The dialog that takes from a box, which is another feature's. */
export type RegisterUseSlot = ComponentType<{
  item: InventoryItem;
  kind: ItemKind;
  isOpen: boolean;
  onClose: () => void;
}>;
