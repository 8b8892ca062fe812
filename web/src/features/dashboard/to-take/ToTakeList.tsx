import type { Today, ToTake } from '@leveza/contract/dashboard.ts';
import { Suspense, useId, useCallback, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { Link } from '../../../ui/Link.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { USE_SCREENS, isOfKind } from '../../plans/shared/plans-kind.ts';
import { groupOfDay, isOpen } from '../../plans/shared/open-doses.ts';
import { TakeGroup } from '../../plans/shared/TakeGroup.tsx';
import { TickDose } from '../../plans/shared/TickDose.tsx';
import { useShownDoses } from './shown-doses.ts';
import { TakeRow } from './TakeRow.tsx';

const FastingWait = lazyPart(() => import('./FastingWait.tsx'), 'FastingWait');

interface Props {
  today: Pick<Today, 'doses' | 'toTake' | 'fasting'>;
}

/** The medicines of today, one tap each: by the plans, then by the boxes that no plan speaks for. */
export function ToTakeList({ today: { doses, toTake: boxes, fasting } }: Props) {
  const id = useId();
  const now = useNow();
  const day = useToday();
  const { isHeld, begin } = useUnderWay(boxes);
  const shown = useShownDoses(doses, day);
  const total = doses.length + boxes.length;
  const wait = fasting && (
    <Suspense fallback={null}>
      <FastingWait {...fasting} />
    </Suspense>
  );
  if (total === 0) return wait;
  const taken = [...doses, ...boxes].filter(({ takenAt }) => takenAt !== null).length;
  const isDone = !doses.some(isOpen) && boxes.every(({ takenAt }) => takenAt !== null);
  const group = groupOfDay(doses, day, now);
  const hasGroup = group.length > 1;
  const kinds = (['medication', 'supplement'] as const).filter((kind) =>
    doses.some((dose) => !shown.includes(dose) && isOfKind(kind, dose)),
  );
  return (
    <section aria-labelledby={id} className="grid gap-3">
      {/* As high with the one press for all as without it: the rows below stay where they are. */}
      <div className="-my-1 flex min-h-9 flex-wrap items-center justify-between gap-2 pointer-coarse:-my-2 pointer-coarse:min-h-11">
        <h2 id={id} className="text-lg leading-snug font-semibold tracking-tight">
          Para tomar hoje
        </h2>
        <p role="status" className={`text-sm text-ink-soft tabular-nums ${hasGroup ? 'sr-only' : ''}`}>
          {taken === total ? 'Tudo tomado' : isDone ? 'Tudo registrado' : `${taken} de ${total}`}
        </p>
        <TakeGroup group={group} />
      </div>
      <RecordList label="Para tomar hoje">
        {shown.map((dose) => (
          <TickDose key={`${dose.planId} ${dose.plannedAt}`} dose={dose} />
        ))}
        {boxes.map((item) => (
          <TakeRow key={item.id} item={item} isHeld={isHeld(item)} onBegin={begin} />
        ))}
      </RecordList>
      {/* A tick brings it: above the rows it would push them under the finger. */}
      {wait}
      {kinds.map((kind) => (
        <Link key={kind} to={USE_SCREENS[kind].path} variant="quiet" className="justify-self-center">
          Ver todas em {USE_SCREENS[kind].title}
        </Link>
      ))}
    </section>
  );
}

/**
 * The doses under way. A use ticks the first open row of its product, not the one that was tapped: until the list is read
 * again, a second tap could be answered with the first use.
 */
function useUnderWay(items: readonly ToTake[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const begin = useCallback((id: string) => {
    setIds((before) => [...before, id]);
    return () => setIds((before) => before.filter((other) => other !== id));
  }, []);
  const isHeld = (dose: ToTake) =>
    dose.useId === null &&
    items.some(
      ({ id, inventoryId }) => id !== dose.id && inventoryId === dose.inventoryId && ids.includes(id),
    );
  return { isHeld, begin };
}
