import type { Product } from '@leveza/contract/catalog/catalog.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { useProducts } from '../../catalog/shared/use-products.ts';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { newValues, type PlanValues, RHYTHM, WHAT } from './plan-values.ts';
import type { PlanForm } from './use-plan-form.ts';
import { valuesOfProduct } from './values-of-box.ts';

const HOW = [...RHYTHM, 'quantityPerDose'] as const;
type OwnField = (typeof HOW)[number] | 'specialInstructions';
const LEAST_LETTERS = 3;
const MOST = 4;

interface Props {
  form: PlanForm;
  products: readonly ProductAtHome[];
}

/**
 * Products of the catalogue with the name that is being typed: one of them fills in form, brand and dose, and how it is
 * taken where the patient has not said so.
 */
export function CatalogMatches({ form, products }: Props) {
  const [filled, setFilled] = useState<Partial<PlanValues>>({});
  const [name, dose] = useWatch({ control: form.control, name: ['name', 'dose'] });
  // A dose that was typed is the patient's, and so is what goes with it.
  const typed = name?.trim() ?? '';
  if (typed.length < LEAST_LETTERS || dose !== null) return null;
  return <Matches {...{ form, products, filled }} name={typed} onFilled={setFilled} />;
}

interface MatchesProps extends Props {
  name: string;
  /** The values that the product tapped before this one filled in. */
  filled: Partial<PlanValues>;
  onFilled: (values: PlanValues) => void;
}

function Matches({ form, products, name, filled, onFilled }: MatchesProps) {
  const kind = form.getValues('medicationType') === 'oral_medication' ? 'medication' : 'supplement';
  const today = useToday();
  const { data, isPlaceholderData } = useProducts(kind, name);
  const found = isPlaceholderData ? [] : (data?.products.slice(0, MOST) ?? []);
  if (found.length === 0) return null;
  const fillIn = (product: Product) => {
    const [now, untouched] = [form.getValues(), newValues(kind, today)];
    const isOwn = (field: OwnField) =>
      [untouched, filled].every((values) => textOf(values[field]) !== textOf(now[field]));
    const values: PlanValues = { ...untouched, ...valuesOfProduct(product, { kind, today }) };
    const fields = [...WHAT, ...(HOW.some(isOwn) ? [] : HOW)] as const;
    for (const field of isOwn('specialInstructions')
      ? fields
      : ([...fields, 'specialInstructions'] as const)) {
      form.setValue(field, values[field] ?? null, { shouldDirty: true });
      form.clearErrors(field);
    }
    onFilled(values);
    // The boxes of a product give its doses once the patient has one.
    if (products.some(({ productId }) => productId === product.id)) form.setValue('productId', product.id);
  };
  return (
    <div role="group" aria-label="Do catálogo" className="grid gap-2">
      <p className="text-sm text-ink-soft">
        Do catálogo: preenche a forma, a dose e, quando há, os horários.
      </p>
      <div className="flex flex-wrap gap-2">
        {found.map((product) => (
          <Button key={product.id} size="sm" variant="secondary" onPress={() => fillIn(product)}>
            {labelOf(product)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const textOf = (value: PlanValues[OwnField] | undefined) => String(value ?? '');

/** 'Glifage XR 500 mg'; the strength is said where the name does not. */
function labelOf({ name, dosage }: Product): string {
  return dosage && !name.includes(dosage) ? `${name} · ${dosage}` : name;
}
