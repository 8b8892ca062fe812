import { searchText } from '../catalog/search-text.ts';
import type { Named } from '../catalog/substances-in.ts';
import { remembered } from '../remembered.ts';

interface Pair<C extends string> {
  a: C;
  b: C;
}

/** A medicine as the matching reads it: worked out once for a text, however often it is asked about. */
interface Read<C extends string> extends Named {
  classes: ReadonlySet<C>;
  /** The name without its strength, as it is searched. */
  bareName: string;
}

/** Finds the pairs two different recorded medicines make, each with the names of the medicines in it. */
export function interactionMatcher<C extends string, P extends Pair<C>>(
  classesOf: (medicine: Named) => ReadonlySet<C>,
  pairs: readonly P[],
): (recorded: readonly Named[]) => (P & { names: string[] })[] {
  return (recorded) => {
    const read = recorded.map((item) => ({
      ...item,
      classes: classesOf(item),
      bareName: bareNameOf(item.name),
    }));
    return pairs.flatMap((pair) => {
      const names = namesIn(read, pair);
      return names.length > 0 ? [{ ...pair, names }] : [];
    });
  };
}

function namesIn<C extends string>(read: readonly Read<C>[], { a, b }: Pair<C>): string[] {
  const ones = read.filter(({ classes }) => classes.has(a));
  if (ones.length === 0) return [];
  const others = read.filter(({ classes }) => classes.has(b));
  const met = [
    ...ones.filter((item) => meetsOther(item, others)),
    ...others.filter((item) => meetsOther(item, ones)),
  ];
  return [...new Set(met.map(({ name }) => name))];
}

type Identity = Pick<Read<string>, 'bareName'>;

function meetsOther(item: Identity, side: readonly Identity[]): boolean {
  return side.some((other) => !isSameMedicine(item, other));
}

// Two boxes or two strengths of one medicine, and one pen that holds two ingredients, are one medicine.
function isSameMedicine({ bareName: a }: Identity, { bareName: b }: Identity): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/** Whether every medicine of a notice is among those it was put away with. */
export function isAboutNoOther(names: readonly string[], seen: readonly string[]): boolean {
  const known = seen.map((name) => ({ bareName: bareNameOf(name) }));
  return names.every((name) => known.some((other) => isSameMedicine({ bareName: bareNameOf(name) }, other)));
}

const bareNameOf = remembered((name) => {
  const written = searchText(name);
  return searchText(written.split(/\d/)[0]) || written;
});
