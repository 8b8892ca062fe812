import { searchText } from '../catalog/search-text.ts';
import { type Named, substancesIn } from '../catalog/substances-in.ts';
import { nameWithoutBox } from '../inventory/boxes.ts';
import { remembered } from '../remembered.ts';

export interface Medicine extends Named {
  /** Of its box or product, where the name does not say it. */
  strength?: string | null;
}

/** '750 mg', '2.000 UI': a name is often typed without it. A bare figure is part of the name: 'Ômega 3' is no 'Ômega 6'. */
const STRENGTH = /\b(\d[\d.,]*)\s*(mcg|mg|g|ml|ui)\b/g;

/** The list of interactions calls all of these by one word, and one of them cannot stand for another. */
const BY_NAME_ALONE: readonly string[] = ['insulina', 'anticoncepcional', 'omega'];

/**
 * Whether two names tell of one medicine: by their substances as interactions know them, all of them, and where neither
 * has any by the name itself. A medicine of two substances is not the one of either. A dose of another strength is not
 * the planned one, but counts for the limits of the substance.
 */
export function isSameMedicine(
  one: Medicine,
  other: Medicine,
  { isAnyStrength = false }: { isAnyStrength?: boolean } = {},
): boolean {
  if (!isAnyStrength && !mayBeOfOneStrength(one, other)) return false;
  const [ours, theirs] = [substancesIn(one), substancesIn(other)];
  const isByName =
    (ours.size === 0 && theirs.size === 0) || BY_NAME_ALONE.some((word) => hasWord(ours, word));
  if (isByName) return bareName(one) === bareName(other);
  return ours.size === theirs.size && [...ours].every((substance) => theirs.has(substance));
}

const hasWord = (substances: ReadonlySet<string>, word: string) => substances.has(word);

/** One that does not say its strength may have any. */
function mayBeOfOneStrength(one: Medicine, other: Medicine): boolean {
  const [ours, theirs] = [strengthsOf(one), strengthsOf(other)];
  return ours === '' || theirs === '' || ours === theirs;
}

const plainName = (name: string) => searchText(nameWithoutBox(name));

/** '1.000 mg' and '1000 mg' are one. */
const strengthsIn = remembered((text) =>
  [...plainName(text).matchAll(STRENGTH)]
    .map(([, figure, unit]) => `${figure!.replaceAll(/\.(?=\d{3}\b)/g, '').replace(',', '.')} ${unit}`)
    .join(' + '),
);

/** Names, not ingredients: those of the catalogue say no strength. */
const strengthsOf = ({ name, strength }: Medicine) => strengthsIn(name) || strengthsIn(strength ?? '');

const bareNameIn = remembered((name) =>
  plainName(name).replaceAll(STRENGTH, ' ').replaceAll(/\s+/g, ' ').trim(),
);

const bareName = ({ name }: Named) => bareNameIn(name);
