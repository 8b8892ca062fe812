import { changeMeal, type Meal, MealWords } from '@leveza/contract/nutrition/meals.ts';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

const TimeOnly = forDraft(z.object({ time: MealWords.shape.time }));

/** The time of a meal, changed where it stands; the list stays in the order of the times. */
export function MealTime({ meal }: { meal: Meal }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <TimeForm meal={meal} onDone={() => setEditing(false)} />;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Clock}
      aria-label={`Mudar o horário: ${meal.time}`}
      onPress={() => setEditing(true)}
    >
      {meal.time}
    </Button>
  );
}

function TimeForm({ meal: { id, name, time: before }, onDone }: { meal: Meal; onDone: () => void }) {
  const change = useCommand(changeMeal);
  const changeBack = useKeptCommand(changeMeal);
  const values = { time: before };
  const { form, isPending, submit, discard } = useRecord({
    schema: TimeOnly,
    values,
    draft: useDraft(`meal-time:${id}`, values),
    isEdit: true,
    save: async ({ time }) => {
      await change.mutateAsync({ params: { id }, body: { time } });
      return {
        title: `${name} às ${time}`,
        undo: async () => {
          await changeBack.mutateAsync({ params: { id }, body: { time: before } });
          return { title: `${name} de volta às ${before}` };
        },
      };
    },
    onDone,
  });
  return (
    <div className="w-full">
      <InlineForm
        form={form}
        title={`Horário: ${name}`}
        isPending={isPending}
        saveLabel="Salvar"
        pendingLabel="Salvando..."
        onSubmit={submit}
        onCancel={onDone}
        onDiscard={discard}
      >
        <FormField form={form} name="time">
          {(field) => <TimeField label="Horário" isRequired {...field} />}
        </FormField>
      </InlineForm>
    </div>
  );
}
