import { ANALYTES, canonicalKey, findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';

export const ANALYTE_NAMES = ANALYTES.map(({ name }) => name);

/** 'TGO (AST)' is called by all of it, by 'TGO' and by 'AST'. */
const BY_NAME = new Map(
  ANALYTES.toReversed().flatMap(({ key, name }) => {
    const parts = name.split(/[()]/).map((part) => searchText(part));
    return [searchText(name), ...parts].filter((part) => part !== '').map((part) => [part, key] as const);
  }),
);

/** The analyte a typed name means; null where Leveza does not know it, and the value stands in its exam only. */
export function keyOfName(name: string): string | null {
  const known = BY_NAME.get(searchText(name));
  return known ?? findAnalyte(canonicalKey(name))?.key ?? null;
}

/** The unit its values are compared in, to begin with. */
export const unitOfName = (name: string): string => findAnalyte(keyOfName(name))?.unit ?? '';
