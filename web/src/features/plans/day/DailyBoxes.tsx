import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { Link } from '../../../ui/Link.tsx';
import { useProductsAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { listText } from '../plan-words.ts';

/** Boxes that are taken every day without a plan have no hour: *Hoje* lists them, and this screen says where they are. */
export function DailyBoxes({ kind }: { kind: ItemKind }) {
  const { products } = useProductsAtHome();
  const names = products
    .filter(({ kind: of, item }) => of === kind && item.frequencyPer === 'day' && item.currentQuantity > 0)
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="pt-4 text-center text-pretty">
      {listText(names)} {names.length === 1 ? 'está' : 'estão'} em <Link to="/dashboard">Hoje</Link>, sem hora
      marcada.
    </p>
  );
}
