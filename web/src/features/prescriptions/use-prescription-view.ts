import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import type { PrescriptionsSearch } from './search.ts';

/** Which prescription is being written: kept in the address. */
export function usePrescriptionView() {
  const { receita } = useSearch({ from: '/kit/private/medications' });
  const navigate = useNavigate({ from: '/medications' });
  const change = (changes: PrescriptionsSearch) => void navigate(inPlace(changes));
  return {
    opened: receita ?? null,
    show: (what: string) => change({ receita: what }),
    close: () => change({ receita: undefined }),
  };
}
