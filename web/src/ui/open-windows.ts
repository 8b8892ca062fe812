import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  open += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a window over the page for as long as it is open. */
export function useCountedWindow(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** Whether a dialog, a sheet or the drawer stands over the page, no matter which part opened it. */
export const isWindowOpen = (): boolean => open > 0;
export const useIsWindowOpen = (): boolean => useSyncExternalStore(subscribe, isWindowOpen);
