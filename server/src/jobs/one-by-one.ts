import { MINUTE_MS } from '@leveza/domain/time/spans.ts';

const MOST_MS = 10 * MINUTE_MS;
const BATCH = 200;
/** One after another, so many failures have a common cause: the database is away, not one row in disorder. */
const MOST_IN_A_ROW = 10;

interface Work {
  /** The next ids after this one, in order; an empty list ends the work. */
  next(after: string | null, most: number): Promise<string[]>;
  /** One id, in a transaction of its own. */
  each(id: string): Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Works on any number of rows without holding them in memory or in one transaction. A failed row does not stop the
 * others; its error is thrown at the end, so that the job is tried again. A run that takes long leaves the rest to the
 * next one.
 */
export async function oneByOne({ next, each, signal }: Work): Promise<void> {
  const failures: unknown[] = [];
  const until = Date.now() + MOST_MS;
  let inARow = 0;
  const isOver = () => signal?.aborted === true || inARow >= MOST_IN_A_ROW || Date.now() > until;
  let ids: string[] = [];
  for (let after: string | null = null; !isOver(); after = ids.at(-1)!) {
    ids = await next(after, BATCH);
    for (const id of ids) {
      if (isOver()) break;
      try {
        await each(id);
        inARow = 0;
      } catch (error) {
        failures.push(error);
        inARow += 1;
      }
    }
    if (ids.length < BATCH) break;
  }
  if (failures.length > 0) throw new SomeFailed(failures.length, failures[0]);
}

class SomeFailed extends Error {
  override name = 'SomeFailed';
  constructor(times: number, first: unknown) {
    super(`${times} failed`, { cause: first });
  }
}
