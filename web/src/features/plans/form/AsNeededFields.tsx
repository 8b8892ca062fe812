import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { PlanForm } from './use-plan-form.ts';

/** The limits the patient was given for something taken as needed; a dose beyond them is asked about. */
export function AsNeededFields({ form }: { form: PlanForm }) {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FormField form={form} name="minGapHours">
        {(field) => (
          <NumberField
            label="Intervalo mínimo"
            unit="horas"
            decimals={1}
            hint="Como está na receita."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="mostPerDay">
        {(field) => <NumberField label="Máximo por dia" unit="doses" decimals={0} {...field} />}
      </FormField>
    </div>
  );
}
