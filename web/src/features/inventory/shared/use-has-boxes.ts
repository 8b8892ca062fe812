import { useQuery } from '@tanstack/react-query';
import { boxesQuery } from '../boxes-query.ts';

/** Whether a box at home has something in it; undefined while that is not known. */
export function useHasBoxes(): boolean | undefined {
  return useQuery(boxesQuery).data?.some(({ currentQuantity }) => currentQuantity > 0);
}
