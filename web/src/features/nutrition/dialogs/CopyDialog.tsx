import { copyMeal, deleteMeal, type Meal, CopyMealInput } from '@leveza/contract/nutrition/meals.ts';
import { z } from 'zod';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

const CopySchema = forDraft(z.object({ day: CopyMealInput.shape.day }));

interface Props {
  meal: Meal;
  onClose: () => void;
}

/** The same meal on another day; today unless said. */
export function CopyDialog({ meal, onClose }: Props) {
  const today = useToday();
  const remove = useKeptCommand(deleteMeal);
  const values = { day: today };
  const draft = useDraft(`copy-meal:${meal.id}`, values);
  const copy = useCommand(copyMeal, { draft });
  const recording = useRecord({
    schema: CopySchema,
    values,
    draft,
    save: async ({ day }) => {
      const { data } = await copy.mutateAsync({ params: { id: meal.id }, body: { day } });
      return {
        title: `Copiado para ${formatDay(data.day)}`,
        detail: data.name,
        undo: async () => {
          await remove.mutateAsync({ params: { id: data.id } });
          return { title: 'Cópia desfeita' };
        },
      };
    },
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog
      title={`Copiar ${meal.name}`}
      recording={recording}
      renderActions={(id) => (
        <FormActions form={id} isPending={recording.isPending} pendingLabel="Copiando...">
          Copiar
        </FormActions>
      )}
      onClose={onClose}
    >
      <FormField form={form} name="day">
        {(field) => <DateField label="Para o dia" isRequired {...field} />}
      </FormField>
    </FormDialog>
  );
}
