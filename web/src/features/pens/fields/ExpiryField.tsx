import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { PenForm } from '../pen-values.ts';

/** The expiry printed on the box. */
export function ExpiryField({ form }: { form: PenForm }) {
  return (
    <FormField form={form} name="expiryDate">
      {(field) => <DateField label="Data de validade" isExpiry {...field} />}
    </FormField>
  );
}
