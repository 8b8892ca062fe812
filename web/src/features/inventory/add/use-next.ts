import { createProduct } from '@leveza/contract/catalog/catalog.ts';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { FIRST_STEP } from './add-values.ts';
import { differs, variationOf } from '../../catalog/shared/catalog-calls.ts';
import { toast } from '../../../ui/toast.ts';
import type { AddFormState } from './use-add-form.ts';

const ORIGINAL_KEPT = 'A caixa fica com o produto do catálogo e com o que você digitou.';

/** 'Próximo': the first step is right, and a product with other values has become a variation, once. */
export function useNext({ form, start, amend }: AddFormState, onNext: () => unknown) {
  const create = useCommand(createProduct);
  const [isSettling, setSettling] = useState(false);

  const settle = async () => {
    if (!start?.product || start.isVariationSettled) return;
    const { name, brand, dosage, boxQuantity } = form.getValues();
    const edit = { name: name.trim(), brand, dosage: dosage.trim(), boxQuantity: boxQuantity ?? 0 };
    const original = { ...start.values, boxQuantity: start.values.boxQuantity ?? 0 };
    if (!differs(original, edit)) return;
    setSettling(true);
    try {
      // Without a variation the box still carries the patient's values, under the original product.
      const variation = await variationOf(create.mutateAsync, start.product, edit);
      if (!variation)
        toast({ title: 'Erro ao criar variação do produto', detail: ORIGINAL_KEPT, tone: 'info' });
      amend({ isVariationSettled: true, ...(variation && { productId: variation.id }) });
    } finally {
      setSettling(false);
    }
  };

  const next = async () => {
    if (isSettling || !(await form.trigger([...FIRST_STEP], { shouldFocus: true }))) return;
    await settle();
    onNext();
  };

  return { next, isSettling };
}
