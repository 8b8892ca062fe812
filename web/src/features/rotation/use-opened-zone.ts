import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import type { RotationSearch } from './search.ts';

export function useOpenedZone() {
  const { zone } = useSearch({ from: '/kit/private/applications' });
  const navigate = useNavigate({ from: '/applications' });
  const change = (changes: RotationSearch) => void navigate(inPlace(changes));
  return {
    opened: zone ?? null,
    open: (next: Zone) => change({ zone: next }),
    close: () => change({ zone: undefined }),
  };
}
