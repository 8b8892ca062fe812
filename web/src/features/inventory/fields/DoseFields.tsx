import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';
import { FrequencyField } from './FrequencyField.tsx';

interface Props {
  form: FormWithBox;
  kind: ItemKind;
  unitType: UnitType;
}

/** How often and how much is taken: from this follow the day it runs out and what a month costs. */
export function DoseFields({ kind, unitType, form }: Props) {
  return (
    <>
      <FrequencyField form={form} />
      <FormField form={boxIn(form)} name="unitsPerDose">
        {(field) => (
          <NumberField
            label="Quantidade por dose"
            decimals={3}
            unit={unitLabel(unitType, kind, field.value ?? undefined)}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
