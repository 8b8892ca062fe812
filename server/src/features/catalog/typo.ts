/** The word and what is left of it without one of its letters: words one slip apart share one of these. */
export function typoKeys(word: string): string[] {
  const letters = Array.from(word);
  const keys = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...keys])];
}

/** A letter too many, too few, or another, or two neighbours in each other's place. */
export function isOneTypo(typed: string, word: string): boolean {
  if (typed === word) return false;
  const [a, b] = [Array.from(typed), Array.from(word)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [changed, wanted] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (changed.length <= 1 && wanted.length <= 1) return true;
  return changed.length === 2 && wanted.length === 2 && changed.toReversed().join() === wanted.join();
}
