import type { Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** A read, and whether the screen shows it now. */
type Read = Pick<Query, 'isActive'>;

/** Reads whose newest answer could not be had, and from when the one is that is there. */
const behind = new Map<Read, number>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** An answer could not be had anew: the one from before stays. */
export function showingSince(read: Read, keptAt: number): void {
  if (behind.get(read) === keptAt) return;
  behind.set(read, keptAt);
  tell();
}

export function heardFromServer(): void {
  if (behind.size === 0) return;
  behind.clear();
  tell();
}

export function onBehind(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server could not be reached, and has not answered since. */
export const isBehind = (): boolean => behind.size > 0;

export function useIsBehind(): boolean {
  return useSyncExternalStore(onBehind, isBehind, () => false);
}

/** From when the oldest of those answers is that the screen shows; null where it shows none. */
export function shownSince(): number | null {
  const shown = [...behind].filter(([read]) => read.isActive()).map(([, keptAt]) => keptAt);
  return shown.length === 0 ? null : Math.min(...shown);
}

/** Another screen shows other answers. The banner stands outside of the screens, so it is told. */
export function screenChanged(): void {
  if (isBehind()) for (const listener of screenListeners) listener();
}

const screenListeners = new Set<() => void>();

export function onShownSince(listener: () => void): () => void {
  const end = onBehind(listener);
  screenListeners.add(listener);
  return () => {
    end();
    screenListeners.delete(listener);
  };
}

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
