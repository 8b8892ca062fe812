import { searchText } from '../catalog/search-text.ts';
import { readAmount } from './free-text-amount.ts';
import { searchable } from './free-text-plain.ts';
import { EVERYDAY_NAMES } from './search-names.ts';
import { type FoodIndex, type Searchable, searchFoods } from './search.ts';

const MEAL = String.raw`(?:cafe da manha|almoco|jantar|janta|ceia|desjejum|lanche(?: da (?:manha|tarde|noite))?)`;
const OPENING = new RegExp(
  String.raw`^(?:(?:hoje|ontem|eu|so|apenas|comi|tomei|bebi|almocei|jantei|lanchei|foi|foram|depois|tambem|e|com|mais|de manha|a tarde|a noite|pela manha|n[oa] ${MEAL}|para o ${MEAL})\b[\s,:]*)+`,
);
const CLOSING = new RegExp(
  String.raw`\s+(?:n[oa]|de|para o) ${MEAL}$|\s+(?:hoje|ontem|de manha|a noite|a tarde|tambem)$`,
);
const ONLY_MEAL = new RegExp(`^${MEAL}$`);

/** A comma between figures is a decimal one: '1,5 copo'. */
const LIST = /[;\n+•:]|,(?!\d)|(?<!\d),|(?<!\bcol)\.(?:\s|$)|\s-\s|\be mais\b|\bmais\b/u;
const JOINING = /\s+(e(?! mei[ao]\b| 1\s?\/| um quarto)|com|c\/|junto com|acompanhad[oa] de)\s+/;

/** 'Meia de alcatra' is always the rest of an amount: 'um bife e meio de alcatra'. */
const BEFORE_FRACTION = /\s+e\s+(?=mei[ao]\b(?! d[eao]\b)|1\s?\/|um quarto)/;

/**
 * Cuts a written meal into its foods, each in the patient's own letters. A word such as 'com' does not cut a name that
 * has it: 'tapioca com manteiga'.
 */
export function splitFoods<F extends Searchable>(text: string, index: FoodIndex<F>): string[] {
  const { plain, asWritten } = searchable(text);
  return plain
    .split(LIST)
    .flatMap((piece) => cutBeforeFractions(withoutFillers(piece), index))
    .flatMap((piece) => cutAtJoining(piece, index))
    .map(withoutFillers)
    .filter((piece) => /\p{Letter}/u.test(piece) && !ONLY_MEAL.test(piece))
    .map(asWritten);
}

function withoutFillers(piece: string): string {
  return piece.trim().replace(OPENING, '').replace(CLOSING, '').trim();
}

/** 'Um pão e meio mamão' are two foods; 'um pão e meio' and 'uma e meia banana' are one. */
function cutBeforeFractions<F extends Searchable>(piece: string, index: FoodIndex<F>): string[] {
  const [first = '', ...others] = piece.split(BEFORE_FRACTION);
  const pieces = [first];
  for (const other of others) {
    const before = pieces.at(-1)!;
    const [next] = other.split(JOINING);
    if (isFood(before.split(JOINING).at(-1)!, index) && isFood(next!, index)) pieces.push(other);
    else pieces[pieces.length - 1] = `${before} e ${other}`;
  }
  return pieces;
}

function isFood<F extends Searchable>(words: string, index: FoodIndex<F>): boolean {
  return searchFoods(index, readAmount(words).rest)[0]?.missing === 0;
}

function cutAtJoining<F extends Searchable>(piece: string, index: FoodIndex<F>): string[] {
  const parts = piece.split(JOINING);
  const foods: string[] = [];
  for (let from = 0; from < parts.length;) {
    let to = from;
    for (let end = from + 2; end < parts.length; end += 2)
      if (isOneName(parts.slice(from, end + 1), index)) to = end;
    foods.push(parts.slice(from, to + 1).join(' '));
    from = to + 2;
  }
  return foods;
}

/** Whether one food has all these words, and the joining ones before the same words: 'pão com queijo' is no 'pão de queijo'. */
function isOneName<F extends Searchable>(parts: readonly string[], index: FoodIndex<F>): boolean {
  const [best] = searchFoods(index, readAmount(parts.join(' ')).rest);
  if (!best || best.missing > 0) return false;
  const names = [best.food.name, ...(EVERYDAY_NAMES[best.food.name] ?? [])].map((name) => searchText(name));
  return names.some((name) =>
    parts.every(
      (part, place) => place % 2 === 0 || name.includes(`${part} ${parts[place + 1]!.split(' ')[0]}`),
    ),
  );
}
