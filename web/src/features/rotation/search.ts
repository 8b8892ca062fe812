import { textOf } from '../../lib/address.ts';

export interface RotationSearch {
  /** The zone whose dialog is open: `?zone=arm-left-upper`. */
  zone?: string;
}

export function readRotationSearch(search: Record<string, unknown>): RotationSearch {
  return { zone: textOf(search.zone) };
}
