import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * The phone's back button goes one step back inside a dialog; from the first one, with null before it, the dialog closes.
 * In a layout effect, since the dialog blocks the same button in a later one, and the first to block wins.
 */
export function useBackSteps<Step extends string>(before: Step | null, go: (step: Step) => void): void {
  const { history } = useRouter();
  const hasStepBefore = useEffectEvent(() => before !== null);
  const stepBack = useEffectEvent(() => before && go(before));

  useLayoutEffect(() => {
    const onceReturned = () => void stepBack();
    const unblock = history.block({
      blockerFn: ({ action }) => {
        const isOurs = action === 'BACK' && hasStepBefore();
        // The browser has left already and is sent back by the router; only then is the address the page's own.
        if (isOurs) window.addEventListener('popstate', onceReturned, { once: true });
        return isOurs;
      },
    });
    return () => {
      unblock();
      window.removeEventListener('popstate', onceReturned);
    };
  }, [history]);
}
