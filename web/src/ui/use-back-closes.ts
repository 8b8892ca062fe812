import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { layFloor } from '../lib/floor-entry.ts';

/** While open, the browser's back button closes what is on top instead of leaving the page under it. */
export function useBackCloses(
  isOpen: boolean,
  { isDirty, close }: { isDirty: boolean; close: () => void },
): void {
  // Absent where a part of the app is shown alone, as in tests.
  const history = useRouter({ warn: false })?.history;
  const onBack = useEffectEvent(close);
  const hasUnsaved = useEffectEvent(() => isDirty);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = history && layFloor(history);
    const onceReturned = () => onBack();
    const unblock = history?.block({
      blockerFn: ({ action }) => {
        const isLeaving = action === 'BACK' || action === 'FORWARD' || action === 'GO';
        // The browser has left already and is sent back by the router. Closing before that would write the address
        // of a dialog that lives in it over the entry of another page.
        if (isLeaving) window.addEventListener('popstate', onceReturned, { once: true });
        return isLeaving;
      },
      enableBeforeUnload: () => hasUnsaved(),
    });
    return () => {
      unblock?.();
      closed?.();
      window.removeEventListener('popstate', onceReturned);
    };
  }, [isOpen, history]);
}
