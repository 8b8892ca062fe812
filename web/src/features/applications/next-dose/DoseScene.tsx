import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { prescriberWords } from '../shared/next-dose-words.ts';
import { DaysRing } from './DaysRing.tsx';

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
