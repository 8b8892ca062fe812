import { searchText } from '../catalog/search-text.ts';
import { remembered } from '../remembered.ts';

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

/** A medicine as the matching reads it: worked out once for a text, however often it is asked about. */
interface Read extends Recorded {
  classes: ReadonlySet<string>;
  /** The name without its strength, as it is searched. */
  bareName: string;
}

/** Finds the pairs two different recorded medicines make, each with the names of the medicines in it. */
export function interactionMatcher<P extends Pair>(
  classes: Readonly<Record<string, IngredientClass>>,
  pairs: readonly P[],
): (recorded: readonly Recorded[]) => (P & { names: string[] })[] {
  const words = Object.entries(classes).map(([id, { ingredients }]) => ({
    id,
    ingredients: ingredients.map((ingredient) => searchText(ingredient)),
  }));
  const classesOf = remembered((written) => new Set(words.filter(isNamedIn(written)).map(({ id }) => id)));
  return (recorded) => {
    const read = recorded.map((item) => ({
      ...item,
      classes: classesOf(searchText(item.ingredients, item.name)),
      bareName: bareNameOf(item.name),
    }));
    return pairs.flatMap((pair) => {
      const names = namesIn(read, pair);
      return names.length > 0 ? [{ ...pair, names }] : [];
    });
  };
}

function isNamedIn(written: string) {
  return ({ ingredients }: { ingredients: readonly string[] }) =>
    ingredients.some((ingredient) => hasWord(written, ingredient));
}

function namesIn(read: readonly Read[], { a, b }: Pair): string[] {
  const ones = read.filter(({ classes }) => classes.has(a));
  if (ones.length === 0) return [];
  const others = read.filter(({ classes }) => classes.has(b));
  const met = [
    ...ones.filter((item) => meetsOther(item, others)),
    ...others.filter((item) => meetsOther(item, ones)),
  ];
  return [...new Set(met.map(({ name }) => name))];
}

function meetsOther(item: Read, side: readonly Read[]): boolean {
  return side.some((other) => !isSameMedicine(item, other));
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
function isSameMedicine({ bareName: a }: Read, { bareName: b }: Read): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

const bareNameOf = remembered((name) => {
  const written = searchText(name);
  return searchText(written.split(/\d/)[0]) || written;
});
