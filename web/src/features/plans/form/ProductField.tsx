import { readProduct } from '@leveza/contract/catalog/catalog.ts';
import { useQueryClient } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { useToday } from '../../../lib/use-now.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { newValues, type PlanValues, RHYTHM, WHAT } from './plan-values.ts';
import type { PlanForm } from './use-plan-form.ts';
import { useProductOfName } from './use-product-of-name.ts';
import { saysHowOften, valuesOfBox } from './values-of-box.ts';

const NONE = 'none';
const SAID = [...RHYTHM, 'quantityPerDose'] as const;

interface Props {
  form: PlanForm;
  /** The product of a plan that is edited was chosen before. */
  isNew: boolean;
  products: readonly ProductAtHome[];
}

/** The product whose boxes the doses come out of. It fills in fields that are empty, and a rhythm that was not chosen. */
export function ProductField({ form, isNew, products }: Props) {
  useProductOfName(form, products, isNew);
  const today = useToday();
  const cache = useQueryClient();
  const fillIn = (product: ProductAtHome) => {
    const values = form.getValues();
    if (values.name || values.dose !== null) return;
    const box = valuesOfBox(product, { today, recommended: null });
    const untouched = newValues(product.kind, today);
    const hasRhythm = RHYTHM.some((field) => String(values[field]) !== String(untouched[field]));
    for (const field of hasRhythm ? WHAT : [...WHAT, ...RHYTHM]) {
      form.setValue(field, box[field]);
      form.clearErrors(field);
    }
    form.setValue('quantityPerDose', box.quantityPerDose);
    if (!hasRhythm && !saysHowOften(product.item)) void fillInRecommended(product, box);
  };
  /** Comes a moment later, and leaves alone what the patient chose meanwhile. */
  const fillInRecommended = async (product: ProductAtHome, filled: PlanValues) => {
    const answer = await cache
      .fetchQuery(read(readProduct, { params: { id: product.productId } }))
      .catch(() => null);
    const recommended = answer?.data.recommendedDose;
    const isLeft = SAID.every((field) => String(form.getValues(field)) === String(filled[field]));
    if (!recommended || !isLeft || form.getValues('productId') !== product.productId) return;
    const box = valuesOfBox(product, { today, recommended });
    for (const field of SAID) form.setValue(field, box[field]);
    if (!form.getValues('specialInstructions')) form.setValue('specialInstructions', box.specialInstructions);
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
