import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../lib/session.ts';
import { inFormWords } from '../../ui/form/in-form-words.ts';
import { useTimedDraft } from '../../ui/form/use-draft.ts';
import { useRecord } from '../../ui/form/use-record.ts';
import { askedByTap, forgetAsked } from './asked-by-tap.ts';
import { type Box, takingSchema } from './taking-values.ts';
import { type RegisteredUse, useRegisterUse } from './use-register-use.ts';
import { usualQuantity } from './usual-quantity.ts';

/** The form of one dose from a box. It says while it is being filled whether the box can give that. */
export function useTaking(
  { moment: at, ...box }: Box & { moment: string | null },
  onDone: (message: RegisteredUse | undefined) => boolean | void,
) {
  const { item, kind } = box;
  const { timeZone } = useSession();
  const schema = useMemo(() => takingSchema(item, kind, timeZone), [item, kind, timeZone]);
  const values = { quantityUsed: usualQuantity(item, kind), moment: at, notes: null };
  const draft = useTimedDraft(`take:${item.id}`, values);
  const register = useRegisterUse(box, draft);
  const [asked] = useState(() => askedByTap(item.id));
  useEffect(() => forgetAsked(), []);
  const recording = useRecord({
    asked,
    schema,
    values,
    draft,
    save: (taking, { confirmed }) => register(taking, confirmed),
    atField: (problem) => inFormWords(problem, (name) => (name === 'usedAt' ? 'moment' : name)),
    onDone,
  });
  const { control } = recording.form;
  const [quantityUsed, moment, notes] = useWatch({ control, name: ['quantityUsed', 'moment', 'notes'] });
  const { success: isPossible, error } = schema.safeParse({ quantityUsed, moment, notes });
  return {
    ...recording,
    moment,
    isPossible,
    /** Why the box cannot give this quantity. */
    quantityRefusal: error?.issues.find(({ path }) => path[0] === 'quantityUsed')?.message,
  };
}

export type TakingState = ReturnType<typeof useTaking>;
