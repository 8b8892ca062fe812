import type { z } from '@leveza/contract/zod.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { useZodForm, type ZodForm } from '../../../ui/form/use-zod-form.ts';
import { AddForm, type AddValues, blankValues, type Filled, isEdited } from './add-values.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { Start } from './start.ts';

export interface AddFormState {
  form: ZodForm<AddValues, Filled>;
  /** What the form was filled from; null until something was chosen. */
  start: Start | null;
  today: string;
  /** The patient wrote something that nobody has yet. */
  isDirty: boolean;
  begin: (start: Start) => void;
  /** Keeps what became of the product meanwhile, with everything typed. */
  amend: (change: Partial<Start>) => void;
  /** Empties the form and forgets its draft. */
  discard: () => void;
}

/** The form of both steps. It is kept in this tab while it is being filled, so that a reload loses nothing. */
export function useAddForm(kind: ItemKind): AddFormState {
  const { id: owner } = useSession();
  const today = useToday();
  const [draft] = useState(() => readDraft(kind, owner));
  const [start, setStart] = useState(draft?.start ?? null);
  const [isDirty, setDirty] = useState(draft !== null && isEdited(draft.values, draft.start.values));
  // What the contract takes is wider than what the fields of a form can hold.
  const schema = AddForm as unknown as z.ZodType<Filled, AddValues>;
  const form = useZodForm(schema, { defaultValues: draft?.values ?? blankValues(today) });

  // Listened to instead of watched: a key pressed draws its own field and not the whole dialog.
  const onValues = useEffectEvent((values: AddValues) => {
    // Any edit takes back what the server said about the form as it was.
    form.clearErrors('root.server');
    if (!start) return;
    setDirty(isEdited(values, start.values));
    keepDraft(kind, { owner, start, values });
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [form],
  );

  const keep = (next: Start, values: AddValues) => {
    setStart(next);
    keepDraft(kind, { owner, start: next, values });
  };

  return {
    form,
    start,
    today,
    isDirty,
    begin: (next) => {
      form.reset(next.values);
      setDirty(false);
      keep(next, next.values);
    },
    amend: (change) => {
      if (start) keep({ ...start, ...change }, form.getValues());
    },
    discard: () => {
      setStart(null);
      setDirty(false);
      form.reset(blankValues(today));
      dropDraft(kind);
    },
  };
}
