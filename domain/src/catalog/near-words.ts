import { searchText } from './search-text.ts';

/** One slip in three letters is still the same word: 'ozempik', 'monjaro', 'ozempique'. */
const LETTERS_PER_SLIP = 3;

/** Whether a typed word is a name with slips in it. Short words are too easily another one. */
export function isNearWord(typed: string, name: string): boolean {
  const [a, b] = [searchText(typed), searchText(name)];
  if (a.length < 4) return false;
  return slipsBetween(a, b) <= Math.floor(Math.max(a.length, b.length) / LETTERS_PER_SLIP);
}

/** Letters that are missing, added or other ones (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = row[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, other));
    }
    row = next;
  }
  return row[b.length]!;
}
