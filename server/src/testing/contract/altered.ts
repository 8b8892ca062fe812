import type { Read } from '@leveza/contract/endpoint.ts';
import { type Fact, shareFact } from '@leveza/contract/facts.ts';

/** The answer of a read at one moment. */
export interface Answered extends Pick<Read, 'shows'> {
  name: string;
  status: number;
  body: string;
}

/** A read that answers otherwise than before. */
export type Altered = Pick<Answered, 'name' | 'shows'>;

const SIGNED_OUT = 401;

/** The reads that answer otherwise than before, both lists in one order. */
export function altered(before: readonly Answered[], after: readonly Answered[]): Altered[] {
  // A session that ended takes the whole cache with it: nothing of it is read again.
  return after
    .filter(
      ({ status, body }, at) =>
        status !== SIGNED_OUT && (status !== before[at]!.status || body !== before[at]!.body),
    )
    .map(({ name, shows }) => ({ name, shows }));
}

/** The reads a change altered although they share no fact with it: an app would go on showing their old answer. */
export function unforeseen(changes: readonly Fact[], reads: readonly Altered[]): string[] {
  const missed = reads.filter(({ shows }) => !shareFact(shows, changes));
  return [...new Set(missed.map(({ name }) => name))];
}

/** The facts a change names although every read that shows one of them answers as before. */
export function unneeded(changes: readonly Fact[], reads: readonly Altered[]): Fact[] {
  const seen = new Set(reads.flatMap(({ shows }) => shows));
  return changes.filter((fact) => !seen.has(fact));
}
