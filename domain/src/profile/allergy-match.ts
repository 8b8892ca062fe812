import { searchText } from '../catalog/search-text.ts';
import type { Substance } from '../catalog/substances.ts';
import { type Named, substancesIn } from '../catalog/substances-in.ts';
import { remembered } from '../remembered.ts';
import type { Sourced } from '../sources/source.ts';
import { allergyList } from './allergies.ts';
import { ALLERGY_GROUPS } from './allergy-groups.ts';

export interface AllergyMatch {
  /** As the profile says it. */
  allergy: string;
  /** The end of a sentence that began with the product's name. */
  why: string;
  /** Where the leaflets say so; null where the profile's own words name the product. */
  origin: Sourced | null;
}

interface Allergy {
  written: string;
  /** Each part, such as those of 'dipirona e camarão', by its words. */
  parts: string[][];
  substances: ReadonlySet<Substance>;
}

const SAME = 'leva essa substância';
/** Words around an allergy, and allergies to no substance that would be found in 'solução' or 'em pó'. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a as o os ao de da do das dos com em e ou ter tenho alergia alergico alergica intolerancia reacao medicamento remedio sol po frio calor'.split(
    ' ',
  ),
);
const NONE = /\b(nao tenho|nenhuma?|sem alergias?|nega|nego|desconheco)\b/;
/** Milk of magnesia holds no milk. */
const NOT_THE_FOOD = /leite de magnesia/g;

/** The profile's allergies that a product is or belongs to, each once, with the closest reason. */
export function matchingAllergies(
  allergies: string | null,
  product: Named & { brand?: string | null },
): AllergyMatch[] {
  const known = allergiesIn(allergies ?? '');
  if (known.length === 0) return [];
  const words = new Set(wordsOf(searchText(product.name, product.brand, product.ingredients)));
  const substances = substancesIn({
    name: searchText(product.name, product.brand),
    ingredients: product.ingredients,
  });
  return known.flatMap((allergy) => {
    const match = reasonOf(allergy, words, substances);
    return match ? [{ allergy: allergy.written, ...match }] : [];
  });
}

function reasonOf(
  { parts, substances: allergens }: Allergy,
  words: ReadonlySet<string>,
  substances: ReadonlySet<Substance>,
): Omit<AllergyMatch, 'allergy'> | null {
  const isNamed = parts.some((part) => part.every((word) => words.has(word)));
  if (isNamed || [...allergens].some((substance) => substances.has(substance))) {
    return { why: SAME, origin: null };
  }
  const group = ALLERGY_GROUPS.find(
    ({ words: named, to, products }) =>
      products.some((substance) => substances.has(substance)) &&
      (to.some((substance) => allergens.has(substance)) ||
        named.some((phrase) => parts.some((part) => phrase.split(' ').every((word) => part.includes(word))))),
  );
  return group ? { why: group.why, origin: group } : null;
}

const allergiesIn = remembered((text): Allergy[] =>
  allergyList(text)
    .filter((written) => !NONE.test(searchText(written)))
    .map((written) => ({
      written,
      parts: searchText(written)
        .split(/[;/()]|\b(?:e|ou)\b/)
        .map((part) => wordsOf(part))
        .filter((part) => part.length > 0),
      substances: substancesIn({ name: written, ingredients: '' }),
    })),
);

function wordsOf(text: string): string[] {
  return text
    .replaceAll(NOT_THE_FOOD, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\banti /g, 'anti')
    .split(' ')
    .map((word) => singular(word))
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}

const PLURALS: [RegExp, string][] = [
  [/[ao]es$/, 'ao'],
  [/([rz])es$/, '$1'],
  [/ns$/, 'm'],
  [/([^s])s$/, '$1'],
];

// 'Camarões' is 'camarão'; 'aas' is a name, not a plural.
function singular(word: string): string {
  if (word.length <= 3) return word;
  const [ending, end] = PLURALS.find(([plural]) => plural.test(word)) ?? [];
  return ending ? word.replace(ending, end!) : word;
}

/** One sentence an allergy, and what to do before using the product. */
export function allergyQuestion(name: string, matches: readonly AllergyMatch[]): string {
  const sentences = matches.map(
    ({ allergy, why }) => `Seu perfil diz que você tem alergia a ${allergy}, e ${name} ${why}.`,
  );
  return [...sentences, 'Antes de usar, fale com seu médico ou farmacêutico.'].join(' ');
}
