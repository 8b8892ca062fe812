import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '@leveza/contract/problem.ts';

// "Try again" within 5 s, even when the database accepts a query and never answers.
const LIMIT_MS = 4750;

interface Clock {
  run(): void;
  hold(): void;
}

const clocks = new AsyncLocalStorage<Clock>();

/**
 * Stops waiting, not the work: the change may still be stored after the patient has read "try again", which is why a
 * repeated POST carries the same idempotency key.
 */
export async function within<T>(work: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const clock = clockOf(() => reject(new Problem('busy', { retryAfterSeconds: 5 })));
  clock.run();
  try {
    return await Promise.race([clocks.run(clock, work), late]);
  } finally {
    clock.hold();
  }
}

/** Waits without spending the request's time, as for a turn in a line or a hash, which have their own bounds. */
export async function offTheClock<T>(wait: () => Promise<T>): Promise<T> {
  const clock = clocks.getStore();
  clock?.hold();
  try {
    return await wait();
  } finally {
    clock?.run();
  }
}

function clockOf(onLate: () => void): Clock {
  let leftMs = LIMIT_MS;
  /** One wait may lie inside another; the clock runs on after the last. */
  let holds = 1;
  let runningSince = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    run() {
      holds -= 1;
      if (holds > 0) return;
      runningSince = Date.now();
      timer = setTimeout(onLate, leftMs);
    },
    hold() {
      holds += 1;
      if (holds > 1) return;
      clearTimeout(timer);
      leftMs = Math.max(0, leftMs - (Date.now() - runningSince));
    },
  };
}
