import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';

interface Props {
  form: FormWithBox;
  /** Where the patient lives: nothing was bought tomorrow. */
  today: string;
}

/** When a box was bought, and what it cost. */
export function PurchaseFields({ today, ...props }: Props) {
  const form = boxIn(props.form);
  return (
    <>
      <FormField form={form} name="purchaseDate">
        {(field) => <DateField label="Data de compra" maxDay={today} {...field} />}
      </FormField>
      <FormField form={form} name="purchasePrice">
        {(field) => <MoneyField label="Preço da caixa" min={0} {...field} />}
      </FormField>
    </>
  );
}
