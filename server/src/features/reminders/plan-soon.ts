import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import { planChanged } from './plan-reminders.ts';

/** Changes that come one after the other are planned together. */
const PAUSE_MS = 150;

export interface PlansSoon {
  /** Something of a patient may have changed. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Plans shortly after a change. A failure is left to the job of every minute, which logs it. */
export function planSoon(db: Db, config: Config, now: () => Date): PlansSoon {
  const leaving = new AbortController();
  let waiting: NodeJS.Timeout | null = null;
  let working = Promise.resolve();
  const work = () => {
    waiting = null;
    working = working
      .then(() => planChanged({ db, config, signal: leaving.signal, now }))
      .catch(() => undefined);
  };
  return {
    wake: () => {
      if (!leaving.signal.aborted) waiting ??= setTimeout(work, PAUSE_MS);
    },
    stop: () => {
      leaving.abort();
      if (waiting) clearTimeout(waiting);
      return working;
    },
  };
}
