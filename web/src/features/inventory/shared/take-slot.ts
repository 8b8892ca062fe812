import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { ReactNode } from 'react';

export interface TakeProps {
  item: InventoryItem;
  kind: ItemKind;
  name: string;
  /** Shows the dialog where the tap alone cannot decide. */
  onAsk: (dialog: 'use') => void;
  /** On the coloured surface of the screen. */
  isLead?: boolean;
  /** The one dose of today was taken: nothing invites to another. */
  isDone?: boolean;
}

/** The button of the feature that takes from a box, put in by the route. */
export type TakeSlot = (props: TakeProps) => ReactNode;
