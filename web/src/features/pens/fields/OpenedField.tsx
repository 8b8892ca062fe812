import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { PenForm } from '../pen-values.ts';

interface Props {
  form: PenForm;
  today: string;
}

/** The day a pen in use was opened: its hour is remembered by few, and days in use are whole. */
export function OpenedField({ form, today }: Props) {
  return (
    <FormField form={form} name="openedAt">
      {(field) => (
        <DateField
          label="Aberta em"
          maxDay={today}
          hint="Os dias de uso contam daqui. Sem o dia, contam desde a compra ou a primeira dose dela."
          {...field}
        />
      )}
    </FormField>
  );
}
