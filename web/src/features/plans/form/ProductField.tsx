import { useToday } from '../../../lib/use-now.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import type { PlanForm } from './use-plan-form.ts';
import { valuesOfBox } from './values-of-box.ts';

const NONE = 'none';

interface Props {
  form: PlanForm;
  products: readonly ProductAtHome[];
}

/** The product whose boxes the doses come out of. While nothing is named yet, it fills in the rest. */
export function ProductField({ form, products }: Props) {
  const today = useToday();
  const fillIn = (product: ProductAtHome) => {
    const { name, dose } = form.getValues();
    if (name || dose !== null) return;
    const box = valuesOfBox(product, today);
    for (const field of ['medicationType', 'name', 'brand', 'dosageForm', 'dose', 'doseUnit'] as const) {
      form.setValue(field, box[field]);
      form.clearErrors(field);
    }
    form.setValue('quantityPerDose', box.quantityPerDose);
  };
  return (
    <FormField form={form} name="productId">
      {(field) => (
        <Select
          label="Do seu estoque"
          hint="Cada dose é descontada da caixa aberta."
          options={[
            { value: NONE, label: 'Nenhum produto' },
            ...products.map(({ productId, name, dosage }) => ({
              value: productId,
              label: name,
              ...(dosage && { hint: dosage }),
            })),
          ]}
          {...field}
          value={field.value ?? NONE}
          onChange={(chosen) => {
            field.onChange(chosen === NONE ? null : chosen);
            const product = products.find(({ productId }) => productId === chosen);
            if (product) fillIn(product);
          }}
        />
      )}
    </FormField>
  );
}
