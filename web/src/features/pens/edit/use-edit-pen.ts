import { changePen, type Pen, type PenChange, type PenInput } from '@leveza/contract/pens/pens.ts';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { inputOf, penSchema, type PenValues } from '../pen-values.ts';
import { editValues } from './edit-values.ts';

/** The form of one entry: it starts with what is known, and sends only what is no longer as it was. */
export function useEditPen(pen: Pen, today: string, onSaved: () => void) {
  const { timeZone } = useSession();
  const [before] = useState(() => editValues(pen));
  const schema = useMemo(() => penSchema(today, timeZone), [today, timeZone]);
  const change = useCommand(changePen);
  const { form, submit, ...recording } = useRecord({
    schema,
    values: before,
    draft: useDraft(`pen:${pen.id}`, before),
    save: async (input, { confirmed }) => {
      const values = form.getValues();
      const changed = changedInput(before, values, timeZone);
      if (changed.length === 0) return undefined;
      const body = Object.fromEntries(changed.map((name) => [name, input[name] ?? null])) as PenChange;
      // Why what is left differs means nothing while it does not.
      if (changed.includes('remainingVolume')) body.reason = values.reason;
      await change.mutateAsync({ params: { id: pen.id }, body: { ...body, ...confirmed } });
      return { title: 'Alterações salvas', detail: pen.medication.commercialName };
    },
    onDone: onSaved,
  });
  // Only what the dialog itself shows: a form this long is not drawn again at every key.
  const isCorrected = useWatch({
    control: form.control,
    compute: ({ remainingVolume }: PenValues) => !Object.is(remainingVolume, before.remainingVolume),
  });

  return {
    ...recording,
    form,
    isCorrected,
    save: async (input: PenInput) => {
      if (form.getValues('remainingVolume') !== null) return submit(input);
      // An emptied field is ambiguous, so it is refused; an empty pen holds 0.
      form.setError('remainingVolume', { message: 'Informe um número.' }, { shouldFocus: true });
    },
  };
}

/** The names of what would be sent otherwise than before. */
function changedInput(before: PenValues, after: PenValues, zone: string) {
  const now = new Date();
  return changedFields(inputOf(after, zone, now), inputOf(before, zone, now));
}
