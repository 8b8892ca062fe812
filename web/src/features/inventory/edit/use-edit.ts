import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { StockCard } from '../stock-card.ts';
import { type ItemChange, useChangeItem } from '../use-change-item.ts';
import { type Edited, editSchema, type EditValues, editValues } from './edit-form.ts';

/** The form of one box: it starts with what is known, and sends only what is no longer as it was. */
export function useEdit(card: StockCard, today: string, onSaved: () => void) {
  const [before] = useState(() => editValues(card));
  const schema = useMemo(() => editSchema(today), [today]);
  const { change } = useChangeItem();
  const recording = useRecord({
    schema,
    values: before,
    draft: useDraft(`box:${card.id}`, before),
    isEdit: true,
    save: async (edited, { changed, confirmed }) => {
      const body = bodyOf(changed, edited);
      if (Object.keys(body).length === 0) return undefined;
      await change(card, { ...body, ...confirmed });
      return { title: 'Alterações salvas', detail: card.name };
    },
    onDone: onSaved,
  });
  // Only what the dialog itself shows: a form this long is not drawn again at every key.
  const shown = useWatch({
    control: recording.form.control,
    compute: (values: EditValues) => ({
      unitType: values.unitType,
      isQuantityCorrected: changedFields(values, before).includes('currentQuantity'),
    }),
  });
  return { ...recording, ...shown };
}

/** The body to send: changed fields as the schema parsed them, an emptied one as null. */
function bodyOf(changed: readonly (keyof Edited)[], edited: Edited): ItemChange {
  const body = Object.fromEntries(changed.map((name) => [name, edited[name] ?? null]));
  if (typeof body.purchasePrice === 'number') body.purchasePrice = body.purchasePrice.toFixed(2);
  // Why a quantity differs means nothing while it does not.
  if (!('currentQuantity' in body)) delete body.reason;
  return body;
}
