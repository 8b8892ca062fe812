import { useEffect, useRef, useState } from 'react';

/**
 * The button that was pressed goes away with its work: the keyboard goes on at a row of the list instead, as soon as
 * that one is drawn.
 */
export function useFocusRow(count: number, rowAt: (at: number) => HTMLElement | null | undefined) {
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const focused = useRef(wanted);
  useEffect(() => {
    // Not drawn yet: the next drawing comes here again.
    if (!wanted || wanted === focused.current || wanted.at >= count) return;
    focused.current = wanted;
    rowAt(wanted.at)?.focus();
  }, [wanted, count, rowAt]);
  return (at: number) => setWanted({ at });
}
