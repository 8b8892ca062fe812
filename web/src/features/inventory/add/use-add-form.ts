import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { addSchema, type AddValues, blankValues, FIRST_STEP } from './add-values.ts';
import { addDraft } from './draft.ts';
import type { Start } from './start.ts';
import { useSubmitBoxes } from './use-submit-boxes.ts';

interface Ways {
  /** The boxes are on the shelf. */
  onAdded: () => void;
  /** Something in the first step was refused. */
  onFirstStep: () => void;
}

export type AddFormState = ReturnType<typeof useAddForm>;

/** The form of both steps. It is kept in this tab while it is being filled, so that a reload loses nothing. */
export function useAddForm(kind: ItemKind, { onAdded, onFirstStep }: Ways) {
  const { id: owner } = useSession();
  const today = useToday();
  const [draft] = useState(() => addDraft(owner, kind));
  const schema = useMemo(() => addSchema(today), [today]);
  /** The origin of the form's values; null until a product is chosen. */
  const [start, setStart] = useState(draft.restored?.start ?? null);
  const submitBoxes = useSubmitBoxes(kind, draft);

  const keep = (next: Start, values: AddValues) => {
    setStart(next);
    draft.keep({ start: next, values });
  };
  /** Keeps what became of the product meanwhile, with everything typed. */
  const amend = (change: Partial<Start>) => {
    if (start) keep({ ...start, ...change }, form.getValues());
  };

  const { restart, ...recording } = useRecord({
    schema,
    values: draft.restored?.start.values ?? blankValues(today),
    restored: draft.restored?.values,
    onEdit: (values) => start && draft.keep({ start, values }),
    // The product is not created a second time if the boxes fail.
    save: (filled, { confirmed }) =>
      submitBoxes(filled, start!, {
        confirmed,
        onMade: (productId) => amend({ productId }),
        onStored: draft.drop,
      }),
    atField: (refusal) => {
      const problem = inFormWords(refusal, (name) => FIELD_OF[name] ?? name);
      // Drawn before the refused field is given the focus.
      if (FIRST_STEP.some((name) => problem.fields?.[name])) flushSync(onFirstStep);
      return problem;
    },
    onDone: onAdded,
  });

  const { form } = recording;

  return {
    ...recording,
    start,
    today,
    begin: (next: Start) => {
      restart(next.values);
      keep(next, next.values);
    },
    amend,
    /** Empties the form and forgets its draft. */
    discard: () => {
      setStart(null);
      restart(blankValues(today));
      draft.drop();
    },
  };
}

/** The server speaks of the box; the form calls some of its fields by the product's words. */
const FIELD_OF: Record<string, string> = {
  customName: 'name',
  customBrand: 'brand',
  customDosage: 'dosage',
  customSubCategory: 'category',
};
