import { remembered } from '../remembered.ts';
import { searchText } from './search-text.ts';
import { SUBSTANCES, type Substance } from './substances.ts';

/** A vial of a GLP-1 is drawn with an insulin syringe, and many supplements promise something about insulin. */
const NOT_A_MEDICINE = /\b(seringas?|agulhas?|resistencia|sensibilidade)\b/;
const LONGEST_BRAND_WORDS = 3;
/** A shorter substance must be a whole word: its letters begin too many others. */
const SHORT = 4;
/** The letters of two short words make too many names: 'a as' is not AAS. */
const SHORTEST_JOINED = 5;

export interface Named {
  /** As the patient's records call it. */
  name: string;
  ingredients: string;
}

/** Makes the reading of one list, so that its words are taken apart once. */
export function substanceReader<S extends string>(list: Readonly<Record<S, string>>) {
  const substances = Object.keys(list) as S[];
  const byBrand = new Map<string, S[]>();
  for (const substance of substances) {
    for (const brand of list[substance].split(',').map((part) => searchText(part))) {
      if (brand) byBrand.set(brand, [...(byBrand.get(brand) ?? []), substance]);
    }
  }
  return remembered((written): ReadonlySet<S> => {
    if (NOT_A_MEDICINE.test(written)) return new Set();
    const words = wordsOf(written);
    return new Set(
      words.flatMap((word, place) => [
        ...substances.filter((substance) => begins(word, substance)),
        ...brandsAt(words, place).flatMap((brand) => byBrand.get(brand) ?? []),
      ]),
    );
  });
}

// By the start of a word: 'citalopram' is not in 'escitalopram', while 'insulina' is in 'insulinas'.
function begins(word: string, substance: string): boolean {
  return substance.length > SHORT ? word.startsWith(substance) : word === substance;
}

/** A strength may be written onto the name: 'Lantus100'. */
function wordsOf(written: string): string[] {
  return written.replaceAll(/([a-z]{3})(?=\d)/g, '$1 ').split(/[^a-z0-9]+/);
}

/** One to three words from here on; 'Novo Rapid' is a brand written in two. */
function brandsAt(words: readonly string[], place: number): string[] {
  return Array.from({ length: LONGEST_BRAND_WORDS }, (_, more) =>
    words.slice(place, place + more + 1),
  ).flatMap((several) => {
    const joined = several.join('');
    return several.length > 1 && joined.length > SHORTEST_JOINED
      ? [several.join(' '), joined]
      : [several.join(' ')];
  });
}

const readPlain = substanceReader(SUBSTANCES);
/** By the text as it was written: taking its accents away costs more than the answer. */
const read = remembered((written) => readPlain(searchText(written)));

/** The substances that a name and its ingredients tell of, by ingredient, brand or frequent spelling. */
export function substancesIn({ name, ingredients }: Named): ReadonlySet<Substance> {
  return read(`${ingredients} ${name}`);
}
