import { listPenMovements, type PenMovement } from '@leveza/contract/pens.ts';
import { PEN_MOVEMENT_LABEL, type PenMovementKind } from '@leveza/domain/pens/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban, Droplet, LockOpen, type LucideIcon, Scale, ShoppingBag, Syringe, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { formatInstant, formatMg } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';

const ICON: Record<PenMovementKind, LucideIcon> = {
  purchase: ShoppingBag,
  opening: LockOpen,
  application: Syringe,
  purge: Droplet,
  loss: Ban,
  discard: Trash2,
  adjustment: Scale,
};

const AT_ONCE = 10;

/** Everything that ever came into the entry or left it. */
export function MovementList({ penId }: { penId: string }) {
  const { data, error, isFetching, refetch } = useQuery(read(listPenMovements, { params: { id: penId } }));
  const [shown, setShown] = useState(AT_ONCE);
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <SkeletonList rows={2} />;
  const movements = data.data;
  return (
    <div className="grid gap-3">
      <ul aria-label="Movimentações" className="divide-y divide-line">
        {movements.slice(0, shown).map((movement, place) => (
          <Row key={movement.id ?? `${movement.happenedAt}-${place}`} movement={movement} />
        ))}
      </ul>
      {movements.length > shown && (
        <Button variant="secondary" size="sm" onPress={() => setShown(shown + AT_ONCE * 5)}>
          Mostrar mais
        </Button>
      )}
    </div>
  );
}

function Row({ movement }: { movement: PenMovement }) {
  const { timeZone } = useSession();
  const { kind, mg, remainingMg, happenedAt, reason } = movement;
  const Icon = ICON[kind];
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span>{PEN_MOVEMENT_LABEL[kind]}</span>
          {mg !== 0 && (
            <span className={`tabular-nums ${mg > 0 ? 'text-ok-ink' : ''}`}>
              {mg > 0 ? '+' : '−'}
              {formatMg(Math.abs(mg))}
            </span>
          )}
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular-nums">
          <span>{formatInstant(happenedAt, timeZone)}</span>
          <span>Ficaram {formatMg(remainingMg)}</span>
        </p>
        {reason && <p className="text-sm wrap-anywhere text-ink-soft">{reason}</p>}
      </div>
    </li>
  );
}
