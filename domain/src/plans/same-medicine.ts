import { searchText } from '../catalog/search-text.ts';
import { type Named, substancesIn } from '../catalog/substances-in.ts';
import { nameWithoutBox } from '../inventory/boxes.ts';

/** '750 mg', '2.000 UI', '30': a name is often typed without it. */
const STRENGTH = /\b\d[\d.,]*\s*(?:mcg|mg|g|ml|ui)?\b/g;

/**
 * Whether two names tell of one medicine: by their substances as interactions know them, all of them, and where neither
 * has any by the name itself. A medicine of two substances is not the one of either.
 */
export function isSameMedicine(one: Named, other: Named): boolean {
  const [ours, theirs] = [substancesIn(one), substancesIn(other)];
  if (ours.size === 0 && theirs.size === 0) return bareName(one) === bareName(other);
  return ours.size === theirs.size && [...ours].every((substance) => theirs.has(substance));
}

const bareName = ({ name }: Named) =>
  searchText(nameWithoutBox(name)).replaceAll(STRENGTH, ' ').replaceAll(/\s+/g, ' ').trim();
