import { searchText } from '../catalog/search-text.ts';

export interface Recorded {
  /** As the patient's records call it. */
  name: string;
  ingredients: string;
}

export interface IngredientClass {
  label: string;
  ingredients: readonly string[];
}

interface Pair {
  a: string;
  b: string;
}

/** The pairs two different recorded medicines make, each with the names of the medicines in it. */
export function matchInteractions<P extends Pair>(
  recorded: readonly Recorded[],
  classes: Readonly<Record<string, IngredientClass>>,
  pairs: readonly P[],
): (P & { names: string[] })[] {
  const inClass = (id: string) => recorded.filter((item) => belongsTo(item, classes[id]));
  return pairs.flatMap((pair) => {
    const [ones, others] = [inClass(pair.a), inClass(pair.b)];
    const names = [
      ...ones.filter((item) => meetsOther(item, others)),
      ...others.filter((item) => meetsOther(item, ones)),
    ].map(({ name }) => name);
    return names.length > 0 ? [{ ...pair, names: [...new Set(names)] }] : [];
  });
}

function meetsOther(item: Recorded, side: readonly Recorded[]): boolean {
  return side.some((other) => !isSameMedicine(item, other));
}

function belongsTo({ name, ingredients }: Recorded, found: IngredientClass | undefined): boolean {
  const written = searchText(ingredients, name);
  return found?.ingredients.some((ingredient) => hasWord(written, searchText(ingredient))) ?? false;
}

const SHORT = 4;

/**
 * By the start of a word, so that 'citalopram' is not found in 'escitalopram' while 'insulina' is in 'insulinas'.
 * Short words must be whole: 'epa' is not the start of 'epalrestat'.
 */
function hasWord(written: string, ingredient: string): boolean {
  for (let at = written.indexOf(ingredient); at >= 0; at = written.indexOf(ingredient, at + 1)) {
    const after = written.charAt(at + ingredient.length);
    const isWhole = ingredient.length > SHORT || !isLetter(after);
    if (!isLetter(written.charAt(at - 1)) && isWhole) return true;
  }
  return false;
}

function isLetter(character: string): boolean {
  return /^[a-z]$/.test(character);
}

// Two boxes or two strengths of one medicine, and one pen that holds two ingredients, are one medicine.
function isSameMedicine(one: Recorded, other: Recorded): boolean {
  const [a, b] = [withoutStrength(one.name), withoutStrength(other.name)];
  return a.startsWith(b) || b.startsWith(a);
}

function withoutStrength(name: string): string {
  const written = searchText(name);
  return searchText(written.split(/\d/)[0]) || written;
}
