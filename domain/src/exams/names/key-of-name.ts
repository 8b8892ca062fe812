import { searchText } from '../../catalog/search-text.ts';
import { ANALYTES, canonicalKey, findAnalyte } from '../analytes.ts';
import { fold } from '../printed/words.ts';
import { analyteAt, analyteByKey } from './analyte-names.ts';

/** 'TGO (AST)' is called by all of it, by 'TGO' and by 'AST'. */
const BY_NAME = new Map(
  ANALYTES.toReversed().flatMap(({ key, name }) => {
    const parts = name.split(/[()]/).map((part) => searchText(part));
    return [searchText(name), ...parts].filter((part) => part !== '').map((part) => [part, key] as const);
  }),
);

/**
 * The analyte a name means, by Leveza's names and by those laboratories print; null where neither knows it, and the
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

/** The same analyte counted in %: neutrophils are printed by volume and as a share of the leukocytes. */
export function keyInUnit(key: string | null, unit: string | null): string | null {
  const named = analyteByKey(key);
  const isShare = unit === '%' && named?.type === 'hemograma' && !named.units.includes('%');
  const share = findAnalyte(`${key}_pct`);
  return isShare && share ? share.key : key;
}
