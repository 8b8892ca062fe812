import { searchText } from '../catalog/search-text.ts';

/** Words that join others and tell no food apart. */
const JOINING = new Set([
  'a',
  'ao',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'o',
  'os',
  'as',
  'c',
]);

/** The words of a food's name as they are compared: no accents, no plural, no joining words. */
export function foodWords(text: string): string[] {
  const words = searchText(text)
    .replaceAll(/[^\p{Letter}\p{Number}%]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !JOINING.has(word));
  return (telling.length > 0 ? telling : words).map(wordRoot);
}

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(oes|aes)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ns$/, 'm'],
  [/(?<=[rz])es$/, ''],
  [/(?<=[^s])s$/, ''],
];

/** One form for singular and plural, and for letters that sound alike: 'pães' is 'pão', 'yogurte' is 'iogurte'. */
export function wordRoot(word: string): string {
  const alike = word.replaceAll('y', 'i').replaceAll('w', 'v').replaceAll('k', 'c').replaceAll('ss', 'c');
  if (alike.length < 4) return alike;
  const plural = PLURALS.find(([ending]) => ending.test(alike));
  return plural ? alike.replace(plural[0], plural[1]) : alike;
}

const SLIPS_FROM_LENGTH = [4, 7];

/**
 * The slips with which a typed word begins a word: missing, added, other and swapped letters. Null where they are too
 * many. The first letter has to be right: without it, 'pera' would also be 'cera'.
 */
export function slipsAtStart(typed: string, word: string): number | null {
  const most = SLIPS_FROM_LENGTH.filter((length) => typed.length >= length).length;
  if (word.startsWith(typed)) return 0;
  if (most === 0 || typed[0] !== word[0] || word.length < typed.length - most) return null;
  const compared = word.slice(0, typed.length + most);
  let earlier: number[] = [];
  let row = Array.from({ length: compared.length + 1 }, (_, place) => place);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= compared.length; j += 1) {
      const other = row[j - 1]! + Number(typed[i - 1] !== compared[j - 1]);
      const isSwap = i > 1 && j > 1 && typed[i - 1] === compared[j - 2] && typed[i - 2] === compared[j - 1];
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, other, isSwap ? earlier[j - 2]! + 1 : Infinity));
    }
    [earlier, row] = [row, next];
  }
  const slips = Math.min(...row);
  return slips <= most ? slips : null;
}
