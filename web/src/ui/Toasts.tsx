import { type ComponentType, useEffect, useState } from 'react';
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
    return () => {
      forget();
      unsubscribe();
    };
  }, []);
  return Region ? <Region /> : null;
}
