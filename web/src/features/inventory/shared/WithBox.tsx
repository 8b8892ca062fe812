import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { type ItemKind, kindOf } from '@leveza/domain/catalog/classify.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { boxesQuery } from '../boxes-query.ts';

interface Props {
  id: string;
  children: (item: InventoryItem, kind: ItemKind) => ReactNode;
}

/** Gives a box by its identifier to a part of the screen that is not this feature's; nothing while it is not known. */
export function WithBox({ id, children }: Props) {
  const { data = [] } = useQuery(boxesQuery);
  const item = data.find((each) => each.id === id);
  const kind = item && kindOf(item);
  return item && kind ? children(item, kind) : null;
}
