import { Problem } from '@leveza/contract/problem.ts';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { toast } from '../../../ui/toast.ts';
import type { StockCard } from '../stock-card.ts';
import { type ItemChange, useChangeItem } from '../use-change-item.ts';
import { type Edited, editSchema, type EditValues, editValues } from './edit-form.ts';

/** The form of one box: it starts with what is known, and sends only what is no longer as it was. */
export function useEdit(card: StockCard, today: string, onSaved: () => void) {
  const [before] = useState(() => editValues(card));
  const [asked, setAsked] = useState<ItemChange | null>(null);
  const schema = useMemo(() => editSchema(today), [today]);
  const form = useZodForm<EditValues, Edited>(schema, { defaultValues: before });
  const { change, isPending } = useChangeItem();
  // Only what the dialog itself shows: a form this long is not drawn again at every key.
  const shown = useWatch({
    control: form.control,
    compute: (values: EditValues) => {
      const changed = changedFields(values, before);
      return {
        unitType: values.unitType,
        isDirty: changed.length > 0,
        isQuantityCorrected: changed.includes('currentQuantity'),
      };
    },
  });

  const send = async (body: ItemChange) => {
    await change(card, body);
    onSaved();
    toast({ title: 'Alterações salvas', detail: card.name });
  };
  const save = async (edited: Edited) => {
    const body = bodyOf(changedFields(form.getValues(), before), edited);
    if (Object.keys(body).length === 0) return onSaved();
    return send(body).catch((cause: unknown) => {
      if (!(cause instanceof Problem) || cause.code !== 'second-box-open') throw cause;
      setAsked(body);
    });
  };

  return {
    form,
    ...shown,
    isPending,
    save,
    /** Opening a second box of a product has to be meant. */
    isSecondBox: asked !== null,
    confirmSecondBox: () =>
      asked &&
      void send({ ...asked, confirmSecondOpen: true }).catch((cause: Problem) => {
        setAsked(null);
        toast({ title: cause.message, tone: 'critical' });
      }),
    forgetSecondBox: () => setAsked(null),
  };
}

/** What is sent: the fields that changed as the schema read them, an emptied one as null. */
function bodyOf(changed: readonly string[], edited: Edited): ItemChange {
  const read = edited as Record<string, unknown>;
  const body = Object.fromEntries(changed.map((name) => [name, read[name] ?? null]));
  if (typeof body.purchasePrice === 'number') body.purchasePrice = body.purchasePrice.toFixed(2);
  // Why a quantity differs means nothing while it does not.
  if (!('currentQuantity' in body)) delete body.reason;
  return body;
}
