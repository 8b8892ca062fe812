import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
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
        {(field) => (
          <NumberField
            label="Preço da caixa"
            decimals={2}
            min={0}
            start={<span className="shrink-0 pl-3.5 text-ink-soft">R$</span>}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
