import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';

/** Until when a box is good, as printed on it. */
export function ExpiryField({ form }: { form: FormWithBox }) {
  return (
    <FormField form={boxIn(form)} name="expiryDate">
      {(field) => <DateField label="Data de validade" isExpiry {...field} />}
    </FormField>
  );
}
