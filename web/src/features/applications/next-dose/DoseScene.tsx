import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { prescriberWords } from '../shared/next-dose-words.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Ring } from '../../../ui/Ring.tsx';

const DoseDrawing = lazyPart(() => import('../../../ui/drawings/DoseDrawing.tsx'), 'DoseDrawing');

/** The days left as a ring; doses that rest have the scene they have on *Hoje*. */
export function DoseScene({ nextDose }: { nextDose: NextDose }) {
  if (nextDose.state !== 'paused' && !prescriberWords(nextDose)) return <DaysRing nextDose={nextDose} />;
  return (
    <div className="size-20 sm:size-28">
      <Suspense fallback={null}>
        <DoseDrawing scene="paused" />
      </Suspense>
    </div>
  );
}

/** The days left until the next dose, as the part of its interval that is over; nothing for a dose that is due. */
function DaysRing({ nextDose: { state, plannedAt, intervalDays } }: { nextDose: NextDose }) {
  const { timeZone } = useSession();
  const today = useToday();
  if (state !== 'upcoming' || !plannedAt || !intervalDays) return null;
  const days = daysBetween(today, dayOf(plannedAt, timeZone));
  const unit = days === 1 ? 'dia' : 'dias';
  return (
    <Ring share={1 - days / intervalDays} label={`${days === 1 ? 'Falta' : 'Faltam'} ${days} ${unit}`}>
      <span className="text-3xl font-bold tabular-nums">{days}</span>
      <span className="mt-1 text-sm">{unit}</span>
    </Ring>
  );
}
