import {
  changeNutritionGoals,
  type NutritionGoals,
  NutritionGoalsInput,
} from '@leveza/contract/nutrition/goals.ts';
import { GOAL_LABEL, GOALS, MISSING_LABEL } from '@leveza/domain/nutrition/goal-words.ts';
import { useCommand } from '../../../lib/api.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { GoalField } from './GoalField.tsx';
import { goalValues } from './goal-values.ts';

const GoalsSchema = forDraft(NutritionGoalsInput);

/** The goals of a day, each with its formula; an empty field goes back to the computed goal. */
export function GoalsDialog({ goals, onClose }: { goals: NutritionGoals; onClose: () => void }) {
  const change = useCommand(changeNutritionGoals);
  const values = goalValues(goals);
  const recording = useRecord({
    schema: GoalsSchema,
    values,
    draft: useDraft('nutrition-goals', values),
    isEdit: true,
    save: async (body) => {
      await change.mutateAsync({ body });
      return { title: 'Metas salvas' };
    },
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog
      title="Metas do dia"
      description="São um norte, não uma cobrança. Deixe em branco para usar a conta."
      size="lg"
      recording={recording}
      saveLabel="Salvar metas"
      onClose={onClose}
    >
      {goals.missing.length > 0 && (
        <Notice tone="info" title="Metas padrão por enquanto">
          Para calcular as suas, falta no perfil:{' '}
          {new Intl.ListFormat('pt-BR').format(goals.missing.map((each) => MISSING_LABEL[each]))}.{' '}
          <Link to="/profile">Completar o perfil</Link>
        </Notice>
      )}
      {GOALS.map((goal) => (
        <GoalField key={goal} goal={goal} detail={goals.details[goal]} form={form} />
      ))}
      <FormField form={form} name="hasKidneyDisease">
        {(field) => (
          <SegmentedControl
            label="Você tem doença nos rins, sem fazer diálise?"
            hint="Muda a conta da proteína. Com diálise ou doença nos rins, confirme com sua equipe as metas de proteína e de água."
            options={[
              { value: 'no', label: 'Não' },
              { value: 'yes', label: 'Sim' },
            ]}
            {...field}
            value={field.value === null ? null : field.value ? 'yes' : 'no'}
            onChange={(answer) => field.onChange(answer === 'yes')}
          />
        )}
      </FormField>
      <Sources of={GOALS.map((goal) => ({ ...goals.details[goal], about: GOAL_LABEL[goal] }))} />
    </FormDialog>
  );
}
