import type { Movement } from '@leveza/contract/inventory.ts';
import { MOVEMENT_LABEL, type MovementKind } from '@leveza/domain/inventory/stock.ts';
import { Ban, type LucideIcon, PackageOpen, Pill, Scale, ShoppingBag, Trash2 } from 'lucide-react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { toast } from '../../../ui/toast.ts';
import { formatUnits } from '../quantity-words.ts';
import type { StockCard } from '../stock-card.ts';
import { useMovements } from './use-movements.ts';

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
  const { pages, error, movements } = useMovements(card.id);

  const showMore = async () => {
    const { isError, error: failure } = await pages.fetchNextPage();
    if (isError) toast({ title: failure.message, tone: 'critical' });
  };

  if (pages.isPending) return <SkeletonList rows={2} />;
  if (error && movements.length === 0) {
    return (
      <ErrorState
        message={error.message}
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (movements.length === 0) return <p className="text-ink-soft">Nada registrado ainda.</p>;
  return (
    <div className="grid gap-3">
      <ul aria-label="Movimentações" className="divide-y divide-line">
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} card={card} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          pendingLabel="Carregando..."
          isPending={pages.isFetchingNextPage}
          onPress={showMore}
        >
          Carregar mais
        </Button>
      )}
    </div>
  );
}

function Row({ movement, card }: { movement: Movement; card: StockCard }) {
  const { timeZone } = useSession();
  const { kind, quantity, happenedAt, reason } = movement;
  const Icon = ICON[kind];
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span>{MOVEMENT_LABEL[kind]}</span>
          {quantity !== 0 && (
            <span className={`tabular-nums ${quantity > 0 ? 'text-ok-ink' : ''}`}>
              {signed(quantity, card)}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{formatInstant(happenedAt, timeZone)}</p>
        {reason && <p className="text-sm wrap-anywhere text-ink-soft">{reason}</p>}
      </div>
    </li>
  );
}

function signed(quantity: number, { unitType, kind }: StockCard): string {
  const units = formatUnits(Math.abs(quantity), unitType, kind);
  return quantity > 0 ? `+${units}` : `−${units}`;
}
