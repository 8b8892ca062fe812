import type { NearWords } from './near-words.ts';
import { AFTER_ALL } from './search-words.ts';
import type { SoughtWord } from './word-lists.ts';

/** A possible meaning of the typed words; null if a closer reading gives the same. */
export type Reading = (words: readonly string[], near: ReadonlyMap<string, NearWords>) => SoughtWord[] | null;

/** The D of 'vitamina d' is D or D3, not 'day'; 50 is not 500. */
export const briefAsTyped: Reading = (words) =>
  words.length > 1 && words.some(isBrief) ? words.map((word) => strictly(word)) : null;

export const beginnings: Reading = (words) => words.map((word) => beginningWith(word));

export const pieces: Reading = (words, near) =>
  hasAny(words.map((word) => ({ ...beginningWith(word), near: near.get(word)?.parts ?? [] })));

export const misspelt: Reading = (words, near) => {
  if (!words.some((word) => near.get(word)?.typos.length)) return null;
  return words.map((word) => {
    const { parts = [], typos = [] } = near.get(word) ?? {};
    return { ...(words.length > 1 ? strictly(word) : beginningWith(word)), near: [...parts, ...typos] };
  });
};

const isBrief = (word: string) => word.length === 1 || /^\d+$/.test(word);

function strictly(word: string): SoughtWord {
  if (!isBrief(word)) return beginningWith(word);
  return { from: word, to: `${word}${/\d/.test(word) ? ',' : '9'}${AFTER_ALL}`, near: [] };
}

function beginningWith(word: string): SoughtWord {
  return { from: word, to: word + AFTER_ALL, near: [] };
}

function hasAny(words: SoughtWord[]): SoughtWord[] | null {
  return words.some(({ near }) => near.length > 0) ? words : null;
}
