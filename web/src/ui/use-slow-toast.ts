import { useEffect } from 'react';
import { SLOW_MS } from './slow.ts';
import { toast } from './toast.ts';

/**
 * Says that a record of one tap is still on its way: it has no form whose notice could. The message goes with the
 * answer, whose own message follows.
 */
export function useSlowToast(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    let close: (() => void) | undefined;
    const timer = setTimeout(() => {
      close = toast({
        title: 'Está demorando',
        detail: 'Continuamos enviando; se não der certo, avisamos.',
        tone: 'info',
      });
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, [isPending]);
}
