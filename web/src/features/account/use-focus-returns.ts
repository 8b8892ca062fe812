import { useEffect, useRef } from 'react';

/** Where one dialog led to another, the last to close gives the focus back to what opened the first. */
export function useFocusReturns(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  const last = useRef<Element | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    const note = () => {
      last.current = document.activeElement;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    opener.current = last.current;
    return () => {
      // After React Aria has given it back, if it knew to whom.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      }, 100);
    };
  }, [isOpen]);
}
