import { Problem } from '@leveza/contract/problem.ts';

interface Bounds {
  mostBytes: number;
  /** The share of one patient, so that no patient fills it for the others. */
  mostOfOne: number;
}

type Room = <T>(who: string, bytes: number, work: () => Promise<T>) => Promise<T>;

/**
 * Memory for work that holds its bytes until it is done. Work that finds no room is told to try again at once: a body
 * that waits is not read, and would be taken for one that hardly comes in.
 */
export function room({ mostBytes, mostOfOne }: Bounds): Room {
  let held = 0;
  const heldOf = new Map<string, number>();
  const take = (who: string, bytes: number) => {
    const left = (heldOf.get(who) ?? 0) + bytes;
    held += bytes;
    if (left === 0) heldOf.delete(who);
    else heldOf.set(who, left);
  };
  return async (who, bytes, work) => {
    if (held + bytes > mostBytes || (heldOf.get(who) ?? 0) + bytes > mostOfOne)
      throw new Problem('busy', { retryAfterSeconds: 5 });
    take(who, bytes);
    try {
      return await work();
    } finally {
      take(who, -bytes);
    }
  };
}
