import { addPen, deletePen, type Pen, type PenInput } from '@leveza/contract/pens/pens.ts';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { useCommand } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import { type PenForm, penSchema, type PenValues } from '../pen-values.ts';

/** The form of a new entry. It starts anew with other `values`, and keeps what was typed while they are the same. */
export function useAddPen(values: PenValues, today: string, onAdded: () => void) {
  const { timeZone } = useSession();
  const schema = useMemo(() => penSchema(today, timeZone), [today, timeZone]);
  const form: PenForm = useZodForm<PenValues, PenInput>(schema, { values });
  const { isDirty } = useFormState({ control: form.control });
  const add = useCommand(addPen);
  const remove = useCommand(deletePen);

  const undo = (pens: Pen[]) =>
    void Promise.all(pens.map(({ id }) => remove.mutateAsync({ params: { id } }))).catch(tellUndoFailed);

  return {
    form,
    isDirty,
    isPending: add.isPending,
    save: async (input: PenInput) => {
      const { pens } = await add.mutateAsync({ body: input });
      onAdded();
      const name = input.medicationName;
      toast({
        title: pens.length > 1 ? `${pens.length} canetas de ${name} adicionadas` : `${name} adicionada`,
        undo: () => undo(pens),
      });
    },
  };
}
