import { useQuery } from '@tanstack/react-query';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import type { Overview } from '../use-overview.ts';

/** Whether nothing is planned because Anvisa prohibits the product; the catalogue is asked only when nothing is. */
export function useIsProhibited({ nextDose, lastApplication }: Overview): boolean {
  const catalogId = lastApplication?.catalogId ?? null;
  const isAsked = nextDose.state === 'no-schedule' && catalogId !== null;
  const { data } = useQuery({ ...glp1CatalogQuery, enabled: isAsked });
  const product = isAsked ? data?.data.find(({ id }) => id === catalogId) : undefined;
  return product?.legalStatus === 'prohibited';
}
