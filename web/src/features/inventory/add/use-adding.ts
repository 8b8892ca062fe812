import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import { createProduct, type Product } from '@leveza/contract/catalog/catalog.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { type AddStep, reachable, stepBefore } from './add-step.ts';
import { productOfFind } from '../../catalog/shared/catalog-calls.ts';
import { type Start, startByHand, startFromFind, startFromProduct } from './start.ts';
import { useAddForm } from './use-add-form.ts';
import { useAiSearch } from '../../catalog/shared/use-ai-search.ts';
import { useBackSteps } from '../../../ui/use-back-steps.ts';
import { useNext } from './use-next.ts';

export interface AddDialogProps {
  kind: ItemKind;
  /** The step the address names. */
  wanted: AddStep;
  onGo: (step: AddStep) => void;
  onClose: () => void;
}

export type AddContext = ReturnType<typeof useAdding>;

/** Everything the steps share: the form, the search with AI, and the ways between them. */
export function useAdding({ kind, wanted, onGo, onClose }: AddDialogProps) {
  const filling = useAddForm(kind, {
    onAdded: () => isStillAt('form-2') && leave(),
    onFirstStep: () => onGo('form-1'),
  });
  const create = useCommand(createProduct);
  const ai = useAiSearch(kind);
  const [sought, setSought] = useState('');
  const formId = useId();
  const { start, today, begin, discard } = filling;
  const step = reachable(wanted, { hasForm: start !== null, hasResults: ai.results !== null });
  const isStillAt = useStillAt(step);
  const next = useNext(filling, () => isStillAt('form-1') && onGo('form-2'));

  const enter = (chosen: Start) => {
    begin(chosen);
    onGo('form-1');
  };
  const leave = () => {
    discard();
    onClose();
  };
  useBackSteps(stepBefore(step, start?.from ?? 'select'), onGo);

  return {
    kind,
    step,
    filling,
    ai,
    sought,
    setSought,
    formId,
    next,
    // Typed, or found by a search that counts for the day: neither is given up without asking.
    isDirty: filling.isDirty || ai.hasTerms,
    go: onGo,
    leave,
    pickProduct: (product: Product, packSize?: number | null) =>
      enter(startFromProduct(product, step, today, packSize)),
    pickFound: async (found: FoundProduct) => {
      const product = await productOfFind(create.mutateAsync, found, kind);
      if (!isStillAt(step)) return;
      const chosen = product ? startFromProduct(product, step, today) : startFromFind(found, step, today);
      enter({ ...chosen, found, ean: found.ean });
    },
    enterByHand: (ean: string | null = null) => enter(startByHand(step, today, ean)),
    searchWithAi: async () => {
      if (await ai.search()) onGo('ai-results');
    },
  };
}

/**
 * Whether the patient is still at the step where a slow call began: its answer must not change the step or reopen a
 * dialog.
 */
function useStillAt(step: AddStep): (step: AddStep) => boolean {
  const at = useRef<AddStep | null>(step);
  useEffect(() => {
    at.current = step;
    return () => {
      at.current = null;
    };
  }, [step]);
  return (asked) => at.current === asked;
}
