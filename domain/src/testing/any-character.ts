import { integer } from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/**
 * Every character of Unicode, as the unit of a `string`: the same texts from the same seed as 'binary' makes. That one fills
 * a map of a million characters first, a second and 100 MB in each process.
 */
export const anyCharacter = integer({ min: 0, max: LAST - SURROGATES.count }).map(characterAt, placeOf);

function characterAt(place: number): string {
  return String.fromCodePoint(place < SURROGATES.from ? place : place + SURROGATES.count);
}

/** fast-check asks for it to shrink a text, and to make texts such as __proto__. */
function placeOf(text: unknown): number {
  if (typeof text !== 'string' || Array.from(text).length !== 1) throw new Error('Not one character.');
  const code = text.codePointAt(0)!;
  return code < SURROGATES.from ? code : code - SURROGATES.count;
}
