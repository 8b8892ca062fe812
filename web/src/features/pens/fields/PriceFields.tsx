import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../lib/format.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import type { PenForm, PenValues } from '../pen-values.ts';

/** The price, or that there was none. */
export function PriceFields({ form }: { form: PenForm }) {
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
    <div className="col-span-full grid items-start gap-x-4 gap-y-1 sm:grid-cols-2">
      {!isFree && (
        <FormField form={form} name="pricePaid">
          {(field) => (
            <MoneyField
              label={isSeveral ? 'Preço de cada caneta' : 'Preço pago'}
              isRequired
              hint={isSeveral && total ? `Total: ${total}` : undefined}
              {...field}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="isFree">
        {(field) => (
          <Switch
            label="Não paguei por ela"
            hint="Do SUS, amostra ou presente."
            className={isFree ? 'col-span-full' : 'sm:pt-6.5'}
            {...field}
            onChange={setFree}
          />
        )}
      </FormField>
    </div>
  );
}
