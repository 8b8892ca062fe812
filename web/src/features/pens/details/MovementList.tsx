import { listPenMovements, type PenMovement } from '@leveza/contract/pens/movements.ts';
import { ESTIMATED_OPENING, PEN_MOVEMENT_LABEL, type PenMovementKind } from '@leveza/domain/pens/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  Droplet,
  History,
  LockOpen,
  type LucideIcon,
  Scale,
  ShoppingBag,
  Syringe,
  Trash2,
} from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { dayOf, formatDay, formatInstant, formatMg } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useParts } from '../../../lib/use-pages.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { MovementRow } from '../../../ui/MovementRow.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';

const ICON: Record<PenMovementKind, LucideIcon> = {
  purchase: ShoppingBag,
  start: History,
  opening: LockOpen,
  application: Syringe,
  purge: Droplet,
  loss: Ban,
  discard: Trash2,
  adjustment: Scale,
};

/** Everything that ever came into the entry or left it. */
export function MovementList({ penId }: { penId: string }) {
  const { timeZone } = useSession();
  const { data, error, isFetching, refetch } = useQuery(read(listPenMovements, { params: { id: penId } }));
  const { shown, pages } = useParts(data?.data ?? [], 10);
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <SkeletonList rows={2} />;
  return (
    <div className="grid gap-3">
      <ul aria-label="Movimentações" className="divide-y divide-line">
        {shown.map(({ id, kind, mg, remainingMg, happenedAt, reason }, place) => (
          <MovementRow
            key={id ?? `${happenedAt}-${place}`}
            icon={ICON[kind]}
            label={PEN_MOVEMENT_LABEL[kind]}
            change={mg}
            format={formatMg}
            after={`Ficaram ${formatMg(remainingMg)}`}
            when={whenText({ kind, happenedAt, reason }, timeZone)}
            reason={reason}
          />
        ))}
      </ul>
      <MoreButton pages={pages} size="sm" />
    </div>
  );
}

type Moment = Pick<PenMovement, 'kind' | 'happenedAt' | 'reason'>;

/** Of a purchase and of an estimated opening only the day is known. */
function whenText({ kind, happenedAt, reason }: Moment, zone: string): string {
  const isDay = kind === 'purchase' || reason === ESTIMATED_OPENING;
  return isDay ? formatDay(dayOf(happenedAt, zone)) : formatInstant(happenedAt, zone);
}
