import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '../../../lib/format.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { AddFormState } from './use-add-form.ts';

interface Props extends Pick<AddFormState, 'form' | 'start'> {
  kind: ItemKind;
}

/** How many units a box holds, typed or one of the sizes it is sold in. */
export function BoxSizeField({ form, start, kind }: Props) {
  const unitType = useWatch({ control: form.control, name: 'unitType' });
  const isEstimated = start?.found?.isPackSizeEstimated && start.found.packSize === start.values.boxQuantity;
  return (
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
          <PackSizes sizes={start?.product?.packSizes ?? []} value={field.value} onChange={field.onChange} />
        </div>
      )}
    </FormField>
  );
}

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
