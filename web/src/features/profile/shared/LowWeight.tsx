import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';

// Few need its sources: with them in its own code, other screens would bring them.
const LowWeightText = lazyPart(() => import('./LowWeightText.tsx'), 'LowWeightText');

/** In place of every praise of a weight that is too low. */
export function LowWeight() {
  return (
    <Suspense fallback={null}>
      <LowWeightText />
    </Suspense>
  );
}
