import { Problem } from '@leveza/contract/problem.ts';
import { offTheClock } from './deadline.ts';

interface Bounds {
  /** How many are worked on side by side. */
  atOnce: number;
  /** How many may wait; one more is told to try again. */
  waiting: number;
}

export interface Line {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Tells everybody who waits that it is of no use. */
  refuseWaiting(reason: Error): void;
}

/** Heavy work in turns: a rush waits instead of slowing everything down until all of it is late. */
export function line({ atOnce, waiting }: Bounds): Line {
  let active = 0;
  const turns: { take(): void; refuse(reason: Error): void }[] = [];

  const takeTurn = async () => {
    if (active < atOnce) {
      active += 1;
      return;
    }
    if (turns.length >= waiting) throw new Problem('busy', { retryAfterSeconds: 5 });
    // Finished work hands its place on, so `active` does not change here.
    await offTheClock(() => new Promise<void>((take, refuse) => void turns.push({ take, refuse })));
  };
  const leave = () => {
    const next = turns.shift();
    if (next) next.take();
    else active -= 1;
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await takeTurn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  const refuseWaiting = (reason: Error) => {
    for (const { refuse } of turns.splice(0)) refuse(reason);
  };
  return Object.assign(inTurn, { refuseWaiting });
}
