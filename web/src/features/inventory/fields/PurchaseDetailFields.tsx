import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';

/** Details from the receipt, the box and the prescription. */
export function PurchaseDetailFields(props: { form: FormWithBox }) {
  const form = boxIn(props.form);
  return (
    <>
      <FormField form={form} name="store">
        {(field) => <TextField label="Loja" {...field} />}
      </FormField>
      <FormField form={form} name="batchNumber">
        {(field) => <TextField label="Lote" autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="prescribedBy">
        {(field) => <TextField label="Prescrito por" autoComplete="off" {...field} />}
      </FormField>
    </>
  );
}
