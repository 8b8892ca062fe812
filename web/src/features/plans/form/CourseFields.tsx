import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { PlanForm } from './use-plan-form.ts';

/** A course ends on a day or with its last dose. */
export function CourseFields({ form }: { form: PlanForm }) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <FormField form={form} name="endDate">
        {(field) => <DateField label="Data de fim" hint="Ou diga o total de doses." {...field} />}
      </FormField>
      <FormField form={form} name="totalDoses" onEdit={() => form.clearErrors('endDate')}>
        {(field) => <NumberField label="Total de doses" decimals={0} {...field} />}
      </FormField>
    </div>
  );
}
