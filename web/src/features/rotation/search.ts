import { type Zone, ZONES } from '@leveza/domain/rotation/zones.ts';
import { oneOf } from '../../lib/address.ts';

export interface RotationSearch {
  /** The zone whose dialog is open: `?zone=arm-left-upper`. */
  zone?: Zone;
}

export function readRotationSearch(search: Record<string, unknown>): RotationSearch {
  return { zone: oneOf(ZONES, search.zone) };
}
