import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';
import { unitOptions } from './unit-options.ts';

export function UnitTypeField({ form, kind }: { form: FormWithBox; kind: ItemKind }) {
  return (
    <FormField form={boxIn(form)} name="unitType">
      {(field) => <Select label="Tipo de unidade" options={unitOptions(kind)} {...field} />}
    </FormField>
  );
}
