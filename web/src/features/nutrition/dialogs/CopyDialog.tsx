import { copyMeal, deleteMeal, type Meal } from '@leveza/contract/nutrition/meals.ts';
import { useId } from 'react';
import { z } from 'zod';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

const CopySchema = forDraft(z.object({ day: copyMeal.body.shape.day }));

interface Props {
  meal: Meal;
  onClose: () => void;
}

/** The same meal on another day; today unless said. */
export function CopyDialog({ meal, onClose }: Props) {
  const id = useId();
  const today = useToday();
  const copy = useCommand(copyMeal);
  const remove = useKeptCommand(deleteMeal);
  const values = { day: today };
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: CopySchema,
    values,
    draft: useDraft(`copy-meal:${meal.id}`, values),
    save: async ({ day }) => {
      const { data } = await copy.mutateAsync({ params: { id: meal.id }, body: { day } });
      return {
        title: `${data.name} copiado para ${formatDay(data.day)}`,
        undo: async () => {
          await remove.mutateAsync({ params: { id: data.id } });
          return { title: 'Cópia desfeita' };
        },
      };
    },
    onDone: onClose,
  });
  return (
    <Dialog
      title={`Copiar ${meal.name}`}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <FormActions form={id} isPending={isPending} pendingLabel="Copiando...">
          Copiar
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label={`Copiar ${meal.name}`}>
        <FormField form={form} name="day">
          {(field) => <DateField label="Para o dia" isRequired {...field} />}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
