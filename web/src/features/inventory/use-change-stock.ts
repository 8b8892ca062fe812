import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useNavigate } from '@tanstack/react-router';
import { inPlaceBy } from '../../lib/address.ts';
import type { StockSearch } from './search.ts';

/** Changes the address of the stock screen of one kind, by words that may follow from those before. */
export function useChangeStock(kind: ItemKind) {
  const navigate = useNavigate({ from: kind === 'medication' ? '/medication-store' : '/supplement-store' });
  return (changes: StockSearch | ((before: StockSearch) => StockSearch)) =>
    navigate(inPlaceBy(typeof changes === 'function' ? changes : () => changes));
}
