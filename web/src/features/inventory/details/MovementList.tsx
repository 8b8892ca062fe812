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
import { usePages } from '../../../lib/use-pages.ts';

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
  const { pages, error, items } = usePages(listMovements, { params: { id: card.id }, limit: 10 });

  if (pages.isPending) return <SkeletonList rows={2} />;
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (items.length === 0) return <p className="text-ink-soft">Nada registrado ainda.</p>;
  return (
    <div className="grid gap-3">
      <ul aria-label="Movimentações" className="divide-y divide-line">
        {items.map(({ id, kind, quantity, happenedAt, reason }) => (
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
      <MoreButton pages={pages} size="sm" />
    </div>
  );
}
