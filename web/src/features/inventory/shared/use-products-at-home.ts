import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { type ItemKind, kindOf } from '@leveza/domain/catalog/classify.ts';
import { type Display, displayOf } from '@leveza/domain/inventory/display.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session.ts';
import { boxesQuery } from '../boxes-query.ts';

/** A product of which the patient has a box, in the words of that box. */
export interface ProductAtHome extends Display {
  productId: string;
  kind: ItemKind;
  item: InventoryItem;
}

/** The products of the patient's boxes, each once, by name; those of a box first where one is named. */
export function useProductsAtHome(boxId: string | null = null) {
  const { timeZone } = useSession();
  const { data, isPending } = useQuery(boxesQuery);
  const products = useMemo(
    () =>
      productsOf(data ?? [], timeZone).toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR')),
    [data, timeZone],
  );
  const named = products.find(({ item }) => item.id === boxId);
  return { products: uniqueBy(named ? [named, ...products] : products), named, isPending };
}

function productsOf(items: readonly InventoryItem[], zone: string): ProductAtHome[] {
  return items.flatMap((item) => {
    const kind = kindOf(item);
    return kind ? [{ ...displayOf(item, kind, zone), productId: item.productId, kind, item }] : [];
  });
}

function uniqueBy(products: readonly ProductAtHome[]): ProductAtHome[] {
  return [...new Map(products.toReversed().map((each) => [each.productId, each])).values()].toReversed();
}
