import { type Zone, ZONES } from '@leveza/domain/rotation/zones.ts';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';

/** The zone whose dialog the address names: `?zone=arm-left-upper`. */
export function useOpenedZone() {
  const { zone } = useSearch({ strict: false }) as { zone?: unknown };
  const change = useChangeAddress();
  const show = (next: Zone | undefined) => void change({ zone: next });
  return {
    opened: ZONES.find((name) => name === zone) ?? null,
    open: (next: Zone) => show(next),
    close: () => show(undefined),
  };
}
