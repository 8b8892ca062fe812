import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { useSearch } from '@tanstack/react-router';
import { useChangeStock } from '../use-change-stock.ts';
import type { AddStep } from './add-step.ts';

/** The step lives in the address, in the page's own entry: a reload finds it again. */
export function useAddStep(kind: ItemKind) {
  const { add } = useSearch({ from: '/kit/private/stock' });
  const change = useChangeStock(kind);
  return {
    step: add === '1' ? 'select' : (add ?? null),
    go: (step: AddStep) => void change({ add: step }),
    close: () => void change({ add: undefined }),
  };
}
