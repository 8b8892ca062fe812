import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { useProductsAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { ToTakeList } from '../to-take/ToTakeList.tsx';
import { useDay, useIsOfBefore } from '../use-day.ts';

/**
 * Boxes that are taken every day without a plan have no hour: their doses of today stand on the screen of plans as in
 * *Hoje*, which leaves out expired boxes and a second strength of a GLP-1 tablet.
 */
export function DailyBoxes({ kind }: { kind: ItemKind }) {
  const { data, dataUpdatedAt } = useDay();
  const isOfBefore = useIsOfBefore(dataUpdatedAt);
  const { products } = useProductsAtHome();
  // An answer that the device kept from another day would show its ticks as today's.
  if (!data || isOfBefore) return null;
  const names = new Set(
    products.filter((product) => product.kind === kind).map(({ name }) => nameWithoutBox(name)),
  );
  const toTake = data.data.toTake.filter(({ name }) => names.has(name));
  if (toTake.length === 0) return null;
  return (
    <div className="pt-6">
      <ToTakeList today={{ doses: [], toTake, fasting: null }} />
    </div>
  );
}
