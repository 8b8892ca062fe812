import { ANALYTES, canonicalKey, findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { analyteAt } from '@leveza/reading/analyte-names.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';

export const ANALYTE_NAMES = ANALYTES.map(({ name }) => name);

/** 'TGO (AST)' is called by all of it, by 'TGO' and by 'AST'. */
const BY_NAME = new Map(
  ANALYTES.toReversed().flatMap(({ key, name }) => {
    const parts = name.split(/[()]/).map((part) => searchText(part));
    return [searchText(name), ...parts].filter((part) => part !== '').map((part) => [part, key] as const);
  }),
);

/**
 * The analyte a typed name means, by Leveza's names and by those laboratories print; null where neither knows it, and the
 * value stands in its exam only. In a urine test 'Leucócitos' are not those of blood.
 */
export function keyOfName(name: string, isUrine = false): string | null {
  const own = BY_NAME.get(searchText(name)) ?? findAnalyte(canonicalKey(name))?.key ?? null;
  const printed = printedKey(name.trim(), isUrine);
  return isUrine ? (printed ?? own) : (own ?? printed);
}

function printedKey(name: string, isUrine: boolean): string | null {
  const match = analyteAt(name, isUrine, false);
  return match?.length === fold(name).length ? match.analyte.key : null;
}

/** The unit its values are compared in, to begin with. */
export const unitOfName = (name: string, isUrine = false): string =>
  findAnalyte(keyOfName(name, isUrine))?.unit ?? '';
