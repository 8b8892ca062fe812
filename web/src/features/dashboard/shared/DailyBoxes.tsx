import { readToday } from '@leveza/contract/dashboard.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { Link } from '../../../ui/Link.tsx';
import { useProductsAtHome } from '../../inventory/shared/use-products-at-home.ts';

const NAMES = new Intl.ListFormat('pt-BR');

/**
 * Boxes that are taken every day without a plan have no hour: *Hoje* lists them, and the screen of plans says where they
 * are. It names the ones that *Hoje* lists, which leaves out expired boxes and a second strength of a GLP-1 tablet.
 */
export function DailyBoxes({ kind }: { kind: ItemKind }) {
  const { data } = useQuery(read(readToday, {}));
  const { products } = useProductsAtHome();
  const ofKind = new Set(
    products.filter((product) => product.kind === kind).map(({ name }) => nameWithoutBox(name)),
  );
  const listed = new Set(data?.data.toTake.map(({ name }) => name));
  const names = [...listed].filter((name) => ofKind.has(name));
  if (names.length === 0) return null;
  return (
    <p className="pt-4 text-center text-pretty">
      {NAMES.format(names)} {names.length === 1 ? 'está' : 'estão'} em <Link to="/dashboard">Hoje</Link>, sem
      hora marcada.
    </p>
  );
}
