import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { UnitType } from '@leveza/domain/inventory/units.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { type FormWith, partOf } from './box-values.ts';
import { unitOptions } from './unit-options.ts';

interface Values {
  unitType: UnitType;
}

export function UnitTypeField({ form, kind }: { form: FormWith<Values>; kind: ItemKind }) {
  return (
    <FormField form={partOf<Values>(form)} name="unitType">
      {(field) => <Select label="Tipo de unidade" options={unitOptions(kind)} {...field} />}
    </FormField>
  );
}
