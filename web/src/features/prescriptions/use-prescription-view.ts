import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';

/** Which prescription is being written: `?receita=new`, or its identifier. */
export function usePrescriptionView() {
  const { receita } = useSearch({ strict: false }) as Record<string, unknown>;
  const change = useChangeAddress();
  const show = (what: string | undefined) => void change({ receita: what });
  return {
    opened: typeof receita === 'string' ? receita : null,
    show,
    close: () => show(undefined),
  };
}
