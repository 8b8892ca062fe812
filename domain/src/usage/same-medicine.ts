import { type Named, substancesIn } from '../catalog/substances-in.ts';
import { bareName, mayBeOfOneStrength } from './same-name.ts';

export interface Medicine extends Named {
  /** Of its box or product, where the name does not say it. */
  strength?: string | null;
}

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
