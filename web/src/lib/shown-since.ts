import { useSyncExternalStore } from 'react';

let since: number | null = null;
const listeners = new Set<() => void>();

function set(next: number | null): void {
  if (next === since) return;
  since = next;
  for (const listener of listeners) listener();
}

/** A kept answer is on the screen; of several the oldest counts. */
export function showingSince(keptAt: number): void {
  set(since === null ? keptAt : Math.min(since, keptAt));
}

export function heardFromServer(): void {
  set(null);
}

export function onShownSince(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownSince = (): number | null => since;

/** From when the data on the screen is, while the server cannot be reached; null as long as it answers. */
export function useShownSince(): number | null {
  return useSyncExternalStore(onShownSince, shownSince, () => null);
}
