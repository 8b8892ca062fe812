import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useNewVersion } from './service-worker.ts';

const NewVersion = lazyPart(() => import('./NewVersion.tsx'), 'NewVersion');

/** Offers a new version and never applies it by itself, so that typed text is not lost. */
export function UpdatePrompt() {
  const { isReady, apply } = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--offer-bottom,calc(1rem+env(safe-area-inset-bottom))) z-40
        flex justify-center px-4 sm:justify-start"
    >
      {isReady && !isPutOff && (
        <Suspense fallback={null}>
          <NewVersion onApply={apply} onPutOff={() => setPutOff(true)} />
        </Suspense>
      )}
    </div>
  );
}
