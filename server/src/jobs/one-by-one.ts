import type { ProblemCode } from '@leveza/contract/problem.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { problemOfDatabaseError } from '../db/failure.ts';

const MOST_MS = 10 * MINUTE_MS;
const BATCH = 200;
/** These failures are of the database, and of every row after this one as well. */
const STOPS: ReadonlySet<ProblemCode | null> = new Set(['database-unavailable', 'storage-full'] as const);

interface Work {
  /** The next ids after this one, in order; an empty list ends the work. */
  next(after: string | null, most: number): Promise<string[]>;
  /** One id, in a transaction of its own. */
  each(id: string): Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Works on any number of rows without holding them in memory or in one transaction. Failed rows do not stop the others,
 * however many they are; their error is thrown at the end, so that the job is tried again. A run that takes long, or
 * whose database is away, leaves the rest to the next one.
 */
export async function oneByOne({ next, each, signal }: Work): Promise<void> {
  const failures: unknown[] = [];
  const until = Date.now() + MOST_MS;
  let isAway = false;
  const isOver = () => signal?.aborted === true || isAway || Date.now() > until;
  let ids: string[] = [];
  for (let after: string | null = null; !isOver(); after = ids.at(-1)!) {
    ids = await next(after, BATCH);
    for (const id of ids) {
      if (isOver()) break;
      try {
        await each(id);
      } catch (error) {
        failures.push(error);
        isAway = STOPS.has(problemOfDatabaseError(error));
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
