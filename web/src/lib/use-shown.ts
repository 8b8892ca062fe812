import { useState } from 'react';

interface Shown<Item> {
  keyOf: (item: Item) => string;
  /** Items that are to be seen: at first, and later on beside those that were. */
  isDue: (item: Item, isFirst: boolean) => boolean;
  /** A list of another day or screen begins anew. */
  of: string;
}

/**
 * Items of a list that are to be seen, and those that were: while the screen is open a row leaves its place to no other one,
 * because a second tap on the same spot must not reach another medicine.
 */
export function useShown<Item>(items: readonly Item[], { keyOf, isDue, of }: Shown<Item>): Item[] {
  const [seen, setSeen] = useState<{ of: string; keys: ReadonlySet<string> }>({ of, keys: new Set() });
  const before = seen.of === of ? seen.keys : new Set<string>();
  const shown = items.filter((item) => before.has(keyOf(item)) || isDue(item, before.size === 0));
  if (seen.of !== of || shown.some((item) => !before.has(keyOf(item)))) {
    setSeen({ of, keys: new Set([...before, ...shown.map(keyOf)]) });
  }
  return shown;
}
