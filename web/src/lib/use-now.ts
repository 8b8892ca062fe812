import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useSyncExternalStore } from 'react';
import { dayOf } from './format.ts';
import { useSession } from './session.ts';

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** The present, to the minute: 'há 5 min' and 'Hoje' stay true while a screen stays open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, current, current);
}

/** Which day it is where the patient is. */
export function useToday(): string {
  const { timeZone } = useSession();
  return dayOf(useNow(), timeZone);
}

function current(): Date {
  return now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // React looks again after subscribing, so a screen opened late does not start with an old minute.
  if (Date.now() - now.getTime() > MINUTE_MS) now = new Date();
  if (timer === undefined) {
    timer = setInterval(tick, MINUTE_MS);
    // Timers sleep with the page: one that wakes in the morning must not show yesterday.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    timer = undefined;
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
