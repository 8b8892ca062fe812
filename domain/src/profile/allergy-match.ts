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
const NONE = /\b(nao tenho|nao ha|nenhuma?|sem alergias?|nega|nego|desconheco)\b/;
/** 'Nenhuma, só dipirona' denies all but what follows, so that each side is read for itself. */
const TURNS = /[.:/()]|(?<!\p{L})(?:mas|exceto|menos|salvo|s[óo]|somente|apenas|a n[ãa]o ser)(?!\p{L})/iu;
/** Milk of magnesia holds no milk, and a product 'sem lactose' no lactose. */
const NOT_INSIDE = /leite de magnesia|\b(?:zero|sem|livre de|isent[oa] de) [a-z]+/g;

/** The profile's allergies that a product is or belongs to, each once, with the closest reason. */
export function matchingAllergies(
  allergies: string | null,
  product: Named & { brand?: string | null },
): AllergyMatch[] {
  const known = allergiesIn(allergies ?? '');
  if (known.length === 0) return [];
  const written = searchText(product.name, product.brand, product.ingredients).replaceAll(NOT_INSIDE, '');
  const read = { written, words: new Set(wordsOf(written)), substances: substancesOf(written) };
  return known.flatMap((allergy) => {
    const match = reasonOf(allergy, read);
    return match ? [{ allergy: allergy.written, ...match }] : [];
  });
}

interface Read {
  written: string;
  words: ReadonlySet<string>;
  substances: ReadonlySet<Substance>;
}

const substancesOf = (written: string) => substancesIn({ name: written, ingredients: '' });

function reasonOf(
  { parts, substances: allergens }: Allergy,
  { written, words, substances }: Read,
): Omit<AllergyMatch, 'allergy'> | null {
  const isNamed = parts.some((part) => part.every((word) => words.has(word)));
  if (isNamed || [...allergens].some((substance) => substances.has(substance))) {
    return { why: SAME, origin: null };
  }
  const group = ALLERGY_GROUPS.find(
    ({ words: named, to, products, except }) =>
      products.some((substance) => substances.has(substance)) &&
      !except?.test(written) &&
      (to.some((substance) => allergens.has(substance)) ||
        named.some((phrase) => parts.some((part) => phrase.split(' ').every((word) => part.includes(word))))),
  );
  return group ? { why: group.why, origin: group } : null;
}

/** The words of one entry of the profile that are not denied, as a sentence says them; '' where all is denied. */
export function meantIn(listed: string): { sides: string[]; written: string } {
  const all = listed.split(TURNS);
  const sides = all.filter((side) => !NONE.test(searchText(side)));
  const isWhole = sides.length === all.length && all[0] !== '';
  return { sides, written: isWhole ? listed : sides.join(' ').trim() };
}

const allergiesIn = remembered((text): Allergy[] =>
  allergyList(text).flatMap((listed) => {
    const { sides, written } = meantIn(listed);
    const parts = sides
      .flatMap((side) => searchText(side).split(/\b(?:e|ou)\b/))
      .map((part) => wordsOf(part))
      .filter((part) => part.length > 0);
    if (parts.length === 0) return [];
    return [{ written, parts, substances: substancesOf(sides.join(' + ')) }];
  }),
);

function wordsOf(text: string): string[] {
  return text
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
