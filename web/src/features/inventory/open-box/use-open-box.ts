import { InventoryChange } from '@leveza/contract/inventory/inventory.ts';
import { upTo } from '@leveza/contract/time.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { forDraft } from '../../../ui/form/draft.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { StockCard } from '../stock-card.ts';
import { useChangeItem } from '../use-change-item.ts';

/** Only the screen knows which day it is where the patient lives. */
const openingSchema = (today: string) =>
  forDraft(z.object({ openedDate: InventoryChange.shape.openedDate.refine(...upTo(today)) }));

/** Opens a box now or since a day, asks where another box of the product is open, and can take it back. */
export function useOpenBox(card: StockCard, today: string, onOpened: () => void) {
  const { change } = useChangeItem();
  const schema = useMemo(() => openingSchema(today), [today]);
  const values = { openedDate: null };
  const { form, submit, ...recording } = useRecord({
    schema,
    values,
    draft: useDraft(`open-box:${card.id}`, values),
    save: async ({ openedDate }, { confirmed }) => {
      await change(card, { openedDate, ...confirmed });
      return {
        title: 'Caixa aberta',
        detail: card.name,
        undo: async () => {
          await change(card, { openedDate: null });
          return { title: 'Caixa fechada de novo', detail: card.name };
        },
      };
    },
    onDone: onOpened,
  });
  const openedDate = useWatch({ control: form.control, name: 'openedDate' });
  return {
    ...recording,
    form,
    /** The day that was said; null while there is none, or none that can be. */
    day: schema.safeParse({ openedDate }).success ? openedDate : null,
    openNow: () => void submit({ openedDate: new Date().toISOString() }),
    openThen: () => void form.handleSubmit(submit)(),
  };
}
