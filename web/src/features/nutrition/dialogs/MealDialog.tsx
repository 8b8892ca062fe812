import { addMeal, changeMeal, deleteMeal, type Meal, MealWords } from '@leveza/contract/nutrition/meals.ts';
import { useWatch } from 'react-hook-form';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

const MealSchema = forDraft(MealWords);

interface Props {
  day: string;
  /** The one that is renamed; null for a new one. */
  meal: Meal | null;
  onClose: () => void;
  /** A new meal is empty: its foods come next. */
  onCreated: (mealId: string) => void;
}

/** A meal's name and time; it can be saved once both are filled. */
export function MealDialog({ day, meal, onClose, onCreated }: Props) {
  const { timeZone } = useSession();
  const now = formatTime(useNow(), timeZone);
  const change = useCommand(changeMeal);
  const remove = useKeptCommand(deleteMeal);
  const values = { name: meal?.name ?? null, time: meal?.time ?? now };
  const draft = useDraft(`meal:${meal?.id ?? 'new'}`, values);
  const add = useCommand(addMeal, { draft });
  const recording = useRecord({
    schema: MealSchema,
    values,
    draft,
    isEdit: meal !== null,
    save: async (words, { changed }) => {
      if (meal) {
        // The hour of a meal that is still to come is refused where it is sent, also with a new name alone.
        const body = Object.fromEntries(changed.map((field) => [field, words[field]]));
        await change.mutateAsync({ params: { id: meal.id }, body });
        return { title: 'Refeição salva', created: null };
      }
      const { data } = await add.mutateAsync({ body: { day, ...words } });
      return {
        title: `${data.name} às ${data.time}`,
        created: data.id,
        undo: async () => {
          await remove.mutateAsync({ params: { id: data.id } });
          return { title: 'Registro desfeito' };
        },
      };
    },
    onDone: (message) => (message?.created ? onCreated(message.created) : onClose()),
  });
  const { form } = recording;
  const [name, time] = useWatch({ control: form.control, name: ['name', 'time'] });
  return (
    <FormDialog
      title={meal ? 'Renomear refeição' : 'Nova refeição'}
      recording={recording}
      renderActions={(id) => (
        <FormActions form={id} isPending={recording.isPending} isDisabled={!name?.trim() || !time}>
          {meal ? 'Salvar' : 'Adicionar Refeição'}
        </FormActions>
      )}
      onClose={onClose}
    >
      <FormField form={form} name="name">
        {(field) => <TextField label="Nome" placeholder="Como Ceia" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="time">
        {(field) => <TimeField label="Horário" isRequired {...field} />}
      </FormField>
    </FormDialog>
  );
}
