import { PRIORITIES, PRIORITY_LABEL, WITH_FOOD, WITH_FOOD_LABEL } from '@leveza/domain/plans/plan-words.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PlanForm } from './use-plan-form.ts';

const FOOD = WITH_FOOD.map((value) => ({ value, label: WITH_FOOD_LABEL[value] }));
const IMPORTANCE = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABEL[value] }));

/** Fields that few plans fill in. */
export function MoreFields({ form }: { form: PlanForm }) {
  return (
    <MoreDetails
      form={form}
      names={['withFood', 'priority', 'quantityPerDose', 'brand', 'specialInstructions', 'reminderEnabled']}
    >
      <div className="grid gap-5">
        <FormField form={form} name="withFood">
          {(field) => <Select label="Alimento" options={FOOD} {...field} />}
        </FormField>
        <FormField form={form} name="priority">
          {(field) => <SegmentedControl label="Prioridade" options={IMPORTANCE} {...field} />}
        </FormField>
        <FormField form={form} name="quantityPerDose">
          {(field) => (
            <NumberField
              label="Quantidade por dose"
              hint="Quantas unidades da caixa cada dose usa."
              decimals={3}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="brand">
          {(field) => <TextField label="Marca" {...field} />}
        </FormField>
        <FormField form={form} name="specialInstructions">
          {(field) => <TextArea label="Instruções" rows={2} {...field} />}
        </FormField>
        <FormField form={form} name="reminderEnabled">
          {(field) => (
            <Switch
              label="Lembrar de cada dose"
              hint="Por onde os avisos chegam, você escolhe em Configurações."
              {...field}
            />
          )}
        </FormField>
      </div>
    </MoreDetails>
  );
}
