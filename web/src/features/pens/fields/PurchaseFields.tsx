import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../lib/format.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import type { PenForm, PenValues } from '../pen-values.ts';

interface Props {
  form: PenForm;
  /** Where the patient lives: nothing was bought tomorrow. */
  today: string;
}

/** Price, expiry and day of purchase. */
export function PurchaseFields({ form, today }: Props) {
  const { isFree, isSeveral, total } = useWatch({
    control: form.control,
    compute: ({ isFree: free, copies, pricePaid }: PenValues) => ({
      isFree: free,
      isSeveral: (copies ?? 1) > 1,
      total: copies && pricePaid ? formatMoney(copies * pricePaid) : null,
    }),
  });
  const setFree = (isOn: boolean) => {
    form.setValue('isFree', isOn, { shouldDirty: true });
    form.clearErrors('pricePaid');
  };
  return (
    <>
      <FormField form={form} name="isFree">
        {(field) => (
          <Switch
            label="Não paguei por ela"
            hint="Do SUS, amostra ou presente."
            className="col-span-full"
            {...field}
            onChange={setFree}
          />
        )}
      </FormField>
      {!isFree && (
        <FormField form={form} name="pricePaid">
          {(field) => (
            <NumberField
              label={isSeveral ? 'Preço de cada caneta' : 'Preço pago'}
              decimals={2}
              isRequired
              hint={isSeveral && total ? `Total: ${total}` : undefined}
              start={<span className="shrink-0 pl-3.5 text-ink-soft">R$</span>}
              {...field}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="expiryDate">
        {(field) => <DateField label="Data de validade" isExpiry {...field} />}
      </FormField>
      <FormField form={form} name="purchaseDate">
        {(field) => (
          <DateField label={isFree ? 'Recebida em' : 'Data de compra'} maxDay={today} isRequired {...field} />
        )}
      </FormField>
    </>
  );
}
