import { searchText } from '../catalog/search-text.ts';
import { readAmount } from './free-text-amount.ts';
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

/** Cuts a written meal into its foods. A word such as 'com' does not cut a name that has it: 'tapioca com manteiga'. */
export function splitFoods<F extends Searchable>(text: string, index: FoodIndex<F>): string[] {
  return plainText(text)
    .split(LIST)
    .flatMap((piece) => cutAtJoining(withoutFillers(piece), index))
    .map(withoutFillers)
    .filter((piece) => /\p{Letter}/u.test(piece) && !ONLY_MEAL.test(piece));
}

/** Accents go and lines stay, because a line is a food. */
function plainText(text: string): string {
  const figures = text.replaceAll('½', ' 1/2').replaceAll('¼', ' 1/4').replaceAll('¾', ' 3/4');
  return figures
    .split('\n')
    .map((line) => searchText(line))
    .join('\n');
}

function withoutFillers(piece: string): string {
  return piece.trim().replace(OPENING, '').replace(CLOSING, '').trim();
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
