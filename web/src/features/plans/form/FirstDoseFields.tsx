import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import type { PlanForm } from './use-plan-form.ts';

interface Props {
  form: PlanForm;
  /** Shows the whole form. */
  onMore: () => void;
}

/** The day, the hour and the dose of a first injection; the rest of its plan is filled in. */
export function FirstDoseFields({ form, onMore }: Props) {
  const today = useToday();
  return (
    <>
      <FormField form={form} name="startDate">
        {(field) => <DateField label="Dia" isRequired minDay={today} {...field} />}
      </FormField>
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField form={form} name="scheduledTimes">
          {({ value, onChange, ...field }) => (
            <TimeField
              label="Hora"
              isRequired
              value={value[0]}
              onChange={(time) => onChange([time ?? ''])}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="dose">
          {(field) => <NumberField label="Dose" unit="mg" decimals={4} isRequired {...field} />}
        </FormField>
      </div>
      <Button variant="quiet" size="sm" className="-ml-3.5 justify-self-start" onPress={onMore}>
        Mais detalhes do plano
      </Button>
    </>
  );
}
