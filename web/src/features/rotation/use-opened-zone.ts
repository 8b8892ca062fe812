import { type Zone, ZONES } from '@leveza/domain/rotation/zones.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The zone whose dialog the address names: `?zone=arm-left-upper`. */
export function useOpenedZone() {
  const { zone } = useSearch({ strict: false }) as { zone?: unknown };
  const navigate = useNavigate();
  const show = (next: Zone | undefined) =>
    void navigate({
      to: '.',
      // Which page this card stands on is not known here.
      search: ((before: object) => ({ ...before, zone: next })) as never,
      replace: true,
      resetScroll: false,
    });
  return {
    opened: ZONES.find((name) => name === zone) ?? null,
    open: (next: Zone) => show(next),
    close: () => show(undefined),
  };
}
