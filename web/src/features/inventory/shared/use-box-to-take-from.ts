import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useSearch } from '@tanstack/react-router';
import { useChangeStock } from '../use-change-stock.ts';

/** The box which the address of a stock screen asks to take from, and how to close that dialog. */
export function useBoxToTakeFrom(kind: ItemKind) {
  const { open, item } = useSearch({ from: '/kit/private/stock' });
  const change = useChangeStock(kind);
  return {
    boxId: open === 'use' ? item : undefined,
    close: () => void change({ item: undefined, open: undefined, from: undefined }),
  };
}
