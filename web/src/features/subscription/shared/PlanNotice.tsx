import type { FeatureId } from '@leveza/domain/subscription/features.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { whenIdle } from '../../../lib/when-idle.ts';

// On its own: most accounts have everything open, and no screen waits for it or fails without it.
const PlanSentence = lazyPart(
  () => import('../PlanSentence.tsx').catch(() => ({ PlanSentence: () => null })),
  'PlanSentence',
);

/** Says kindly what a screen cannot begin without a larger plan; nothing where it is open. */
export function PlanNotice({ features }: { features: readonly FeatureId[] }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <PlanSentence features={features} />
    </Suspense>
  );
}
