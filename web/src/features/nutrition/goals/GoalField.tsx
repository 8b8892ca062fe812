import type { GoalDetail, NutritionGoalsInput } from '@leveza/contract/nutrition/goals.ts';
import { type Goal, GOAL_LABEL, GOAL_LIMITS, GOAL_UNIT } from '@leveza/domain/nutrition/goal-words.ts';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';
import type { GoalValues } from './goal-values.ts';

interface Props {
  goal: Goal;
  detail: GoalDetail;
  form: ZodForm<GoalValues, NutritionGoalsInput>;
}

/** One goal: its formula, the patient's own figure, and whether the nutritionist set it. */
export function GoalField({ goal, detail, form }: Props) {
  const [value, byNutritionist] = useWatch({ control: form.control, name: [goal, 'byNutritionist'] });
  const marked = byNutritionist ?? [];
  return (
    <div className="grid gap-1">
      <FormField form={form} name={goal}>
        {(field) => (
          <NumberField
            label={GOAL_LABEL[goal]}
            unit={GOAL_UNIT[goal]}
            decimals={0}
            {...GOAL_LIMITS[goal]}
            placeholder={detail.computed === null ? '' : formatNumber(Math.round(detail.computed))}
            hint={detail.formula}
            {...field}
          />
        )}
      </FormField>
      {value !== null && (
        <FormField form={form} name="byNutritionist">
          {(field) => (
            <Checkbox
              label="Definida pelo seu nutricionista"
              value={marked.includes(goal)}
              onChange={(isNow) =>
                field.onChange(isNow ? [...marked, goal] : marked.filter((each) => each !== goal))
              }
            />
          )}
        </FormField>
      )}
    </div>
  );
}
