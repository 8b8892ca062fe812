import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { memo } from 'react';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { categoryOptions } from '../../catalog/shared/categories.ts';
import { UnitTypeField } from '../fields/UnitTypeField.tsx';
import { type AddValues, isFirstStepFilled } from './add-values.ts';
import { BoxSizeField } from './BoxSizeField.tsx';
import { NameFields } from './NameFields.tsx';
import type { AddFormState } from './use-add-form.ts';
import { PackageCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';

interface Props extends Pick<AddFormState, 'form' | 'start'> {
  kind: ItemKind;
}

const MOST_BOXES = 50;
const ALWAYS_FOLDED = ['brand', 'category'] as const satisfies (keyof AddValues)[];
const FOLDED_IF_KNOWN = [
  ...ALWAYS_FOLDED,
  'name',
  'dosage',
  'unitType',
] as const satisfies (keyof AddValues)[];
const GRID = 'grid items-start gap-5 sm:grid-cols-2';

/** The first form step: how many boxes of how many units; the product itself only where the catalogue did not say it. */
export const ProductFields = memo(function ProductFields({ form, start, kind }: Props) {
  const isKnown = start !== null && isFirstStepFilled(start.values);
  const unitType = <UnitTypeField form={form} kind={kind} />;
  return (
    <div className="grid gap-5">
      {isKnown ? <ChosenProduct form={form} /> : <NameFields form={form} />}
      <TypedNotice form={form} />
      <div className={GRID}>
        <BoxSizeField form={form} start={start} kind={kind} />
        {!isKnown && unitType}
        <FormField form={form} name="boxes">
          {(field) => (
            <QuantityField
              label="Número de caixas"
              min={1}
              max={MOST_BOXES}
              hint={(field.value ?? 1) > 1 ? 'Cada caixa vira um item do estoque.' : undefined}
              {...field}
            />
          )}
        </FormField>
      </div>
      <MoreDetails
        form={form}
        names={isKnown ? FOLDED_IF_KNOWN : ALWAYS_FOLDED}
        label="Mais detalhes do produto"
      >
        <div className={GRID}>
          {isKnown && <NameFields form={form} />}
          <FormField form={form} name="brand">
            {(field) => <TextField label="Marca" autoComplete="off" {...field} />}
          </FormField>
          <FormField form={form} name="category">
            {(field) => (
              <Select
                label="Categoria"
                options={categoryOptions(kind, start?.values.category ?? null)}
                {...field}
              />
            )}
          </FormField>
          {isKnown && unitType}
        </div>
      </MoreDetails>
    </div>
  );
});

/** The product as it was chosen, or as it was changed since, in two lines. */
function ChosenProduct({ form: { control } }: Pick<AddFormState, 'form'>) {
  const [name, brand, dosage] = useWatch({ control, name: ['name', 'brand', 'dosage'] });
  return (
    <div className="flex items-center gap-3 rounded-2xl bg-brand-soft p-4">
      <PackageCheck aria-hidden className="size-6 shrink-0 text-brand-ink" />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{[brand, dosage].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/** The notice about a product by what was typed of it; apart, so that the form is not drawn again at every key. */
function TypedNotice({ form: { control } }: Pick<AddFormState, 'form'>) {
  const [name, brand] = useWatch({ control, name: ['name', 'brand'] });
  return (
    <div className="empty:hidden">
      <NameNotice name={name} ingredients={brand ?? ''} isLive />
    </div>
  );
}
