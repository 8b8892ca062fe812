import { changePen, type Pen, type PenChange, type PenInput } from '@leveza/contract/pens/pens.ts';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { toast } from '../../../ui/toast.ts';
import { inputOf, type PenForm, penSchema, type PenValues } from '../pen-values.ts';
import { editValues } from './edit-values.ts';

/** The form of one entry: it starts with what is known, and sends only what is no longer as it was. */
export function useEditPen(pen: Pen, today: string, onSaved: () => void) {
  const { timeZone } = useSession();
  const [before] = useState(() => editValues(pen));
  const schema = useMemo(() => penSchema(today, timeZone), [today, timeZone]);
  const form: PenForm = useZodForm<PenValues, PenInput>(schema, { defaultValues: before });
  const change = useCommand(changePen);
  // Only what the dialog itself shows: a form this long is not drawn again at every key.
  const shown = useWatch({
    control: form.control,
    compute: (values: PenValues) => ({
      isDirty: changedFields(values, before).length > 0,
      isCorrected: !Object.is(values.remainingVolume, before.remainingVolume),
    }),
  });

  const save = async (input: PenInput) => {
    const values = form.getValues();
    // Nobody knows what an emptied field means; an empty pen holds 0.
    if (values.remainingVolume === null) {
      form.setError('remainingVolume', { message: 'Informe um número.' }, { shouldFocus: true });
      return;
    }
    const now = new Date();
    const changed = changedFields(inputOf(values, timeZone, now), inputOf(before, timeZone, now));
    if (changed.length > 0) {
      const body = Object.fromEntries(changed.map((name) => [name, input[name] ?? null])) as PenChange;
      // Why what is left differs means nothing while it does not.
      if (changed.includes('remainingVolume')) body.reason = values.reason;
      await change.mutateAsync({ params: { id: pen.id }, body });
    }
    onSaved();
    if (changed.length > 0) toast({ title: 'Alterações salvas', detail: pen.medication.commercialName });
  };
  return { form, ...shown, isPending: change.isPending, save };
}
