import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '../../../lib/format.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { categoryOptions } from '../../catalog/shared/categories.ts';
import { TypedNotice } from './TypedNotice.tsx';
import type { AddFormState } from './use-add-form.ts';

interface Props extends Pick<AddFormState, 'form' | 'start'> {
  kind: ItemKind;
}

const MOST_BOXES = 50;

/** The first form step: the product, and how many boxes of how many units. */
export const ProductFields = memo(function ProductFields({ form, start, kind }: Props) {
  const unitType = useWatch({ control: form.control, name: 'unitType' });
  const isEstimated = start?.found?.isPackSizeEstimated && start.found.packSize === start.values.boxQuantity;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <FormField form={form} name="name">
        {(field) => (
          <TextField
            label="Nome"
            isRequired
            autoComplete="off"
            autoCapitalize="sentences"
            className="sm:col-span-2"
            {...field}
          />
        )}
      </FormField>
      <TypedNotice form={form} />
      <FormField form={form} name="brand">
        {(field) => <TextField label="Marca" autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="dosage">
        {(field) => (
          <TextField
            label="Dosagem"
            placeholder="Por exemplo, 500 mg"
            isRequired
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="category">
        {(field) => (
          <Select
            label="Categoria"
            options={categoryOptions(kind, start?.values.category ?? null)}
            className="sm:col-span-2"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="boxQuantity">
        {(field) => (
          <div className="grid gap-2">
            <NumberField
              label="Unidades por caixa"
              isRequired
              decimals={3}
              min={0}
              unit={unitLabel(unitType, kind)}
              hint={isEstimated ? 'Estimado. Confira na embalagem.' : undefined}
              {...field}
            />
            <PackSizes
              sizes={start?.product?.packSizes ?? []}
              value={field.value}
              onChange={field.onChange}
            />
          </div>
        )}
      </FormField>
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
  );
});

interface SizesProps {
  sizes: number[];
  value: number | null;
  onChange: (size: number) => void;
}

/** The boxes a product is sold in, to press instead of typing. */
function PackSizes({ sizes, value, onChange }: SizesProps) {
  if (sizes.length < 2) return null;
  return (
    <div role="group" aria-label="Tamanhos vendidos" className="flex flex-wrap gap-2">
      {sizes.map((size) => (
        <Chip key={size} isSelected={size === value} onChange={() => onChange(size)}>
          {formatNumber(size)}
        </Chip>
      ))}
    </div>
  );
}
