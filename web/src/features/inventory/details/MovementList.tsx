import { MOVEMENT_LABEL, type MovementKind } from '@leveza/domain/inventory/stock.ts';
import { Ban, type LucideIcon, PackageOpen, Pill, Scale, ShoppingBag, Trash2 } from 'lucide-react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { MovementRow } from '../../../ui/MovementRow.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';
import { listMovements } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keyed } from '../../../lib/facts.ts';
import { itemsOf, PAGING } from '../../../lib/paging.ts';

const ICON: Record<MovementKind, LucideIcon> = {
  purchase: ShoppingBag,
  opening: PackageOpen,
  use: Pill,
  loss: Ban,
  discard: Trash2,
  adjustment: Scale,
};

/** Everything that ever came into the box or left it. */
export function MovementList({ card }: { card: StockCard }) {
  const { timeZone } = useSession();
  const { pages, error, movements } = useMovements(card.id);

  if (pages.isPending) return <SkeletonList rows={2} />;
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (movements.length === 0) return <p className="text-ink-soft">Nada registrado ainda.</p>;
  return (
    <div className="grid gap-3">
      <ul aria-label="Movimentações" className="divide-y divide-line">
        {movements.map(({ id, kind, quantity, happenedAt, reason }) => (
          <MovementRow
            key={id}
            icon={ICON[kind]}
            label={MOVEMENT_LABEL[kind]}
            change={quantity}
            format={(units) => formatUnits(units, card.unitType, card.kind)}
            when={formatInstant(happenedAt, timeZone)}
            reason={reason}
          />
        ))}
      </ul>
      <MoreButton pages={pages} size="sm">
        Carregar mais
      </MoreButton>
    </div>
  );
}

const PAGE_SIZE = 10;

/** The ledger of a box, newest first, a page at a time. */
function useMovements(id: string) {
  const pages = useInfiniteQuery({
    ...keyed(listMovements, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      call(listMovements, { params: { id }, query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    ...PAGING,
  });
  return {
    pages,
    error: pages.isLoadingError ? (pages.error as Problem) : null,
    movements: itemsOf(pages.data),
  };
}
