import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, from before the paper is drawn. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const turn = (event: Event) => flushSync(() => setPrinting(event.type === 'beforeprint'));
    window.addEventListener('beforeprint', turn);
    window.addEventListener('afterprint', turn);
    return () => {
      window.removeEventListener('beforeprint', turn);
      window.removeEventListener('afterprint', turn);
    };
  }, []);
  return isPrinting;
}
