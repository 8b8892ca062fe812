import { type ComponentType, useEffect, useState } from 'react';
import { onSessionForgotten } from '../lib/session-hint.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { toastQueue } from './toast.ts';

/**
 * The region of the messages. Its code is not part of the first load: it comes while nothing happens, or with the first
 * message, and again with the next one if the connection was lost. The time of a message begins when it is shown.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const fetchCode = () =>
      void import('./ToastRegion.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    const forget = whenIdle(fetchCode);
    const unsubscribe = toastQueue.subscribe(fetchCode);
    // The next patient of this page must neither read the messages of the one before nor undo their records.
    const stopClearing = onSessionForgotten(() => toastQueue.clear());
    return () => {
      forget();
      unsubscribe();
      stopClearing();
    };
  }, []);
  return Region ? <Region /> : null;
}
