import { readGlp1Catalog } from '@leveza/contract/pens/catalog.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import type { Overview } from '../use-overview.ts';

/** Whether nothing is planned because Anvisa prohibits the product; the catalogue is asked only when nothing is. */
export function useIsProhibited({ nextDose, lastApplication }: Overview): boolean {
  const catalogId = lastApplication?.catalogId ?? null;
  const isAsked = nextDose.state === 'no-schedule' && catalogId !== null;
  const { data } = useQuery({ ...read(readGlp1Catalog, {}), enabled: isAsked });
  const product = isAsked ? data?.data.find(({ id }) => id === catalogId) : undefined;
  return product?.legalStatus === 'prohibited';
}
