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

/** Reads of the screen without an answer for a while, and from when the data is that stands there meanwhile. */
const silent = new Map<object, number>();
const silenceListeners = new Set<() => void>();

/** The data on the screen is from then, and newer one is still asked for; returns the end of it. */
export function stillAsking(dataFrom: number): () => void {
  const read = {};
  silent.set(read, dataFrom);
  tellSilence();
  return () => {
    silent.delete(read);
    tellSilence();
  };
}

/** From when the oldest data is that is still asked for; null as long as the server answers soon. */
export const askedSince = (): number | null => (silent.size === 0 ? null : Math.min(...silent.values()));

export function useAskedSince(): number | null {
  return useSyncExternalStore(onSilence, askedSince, () => null);
}

function onSilence(listener: () => void): () => void {
  silenceListeners.add(listener);
  return () => silenceListeners.delete(listener);
}

function tellSilence(): void {
  for (const listener of silenceListeners) listener();
}
