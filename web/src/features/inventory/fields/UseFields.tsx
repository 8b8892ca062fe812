import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/inventory/units.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';
import { FrequencyField } from './FrequencyField.tsx';

interface Props {
  form: FormWithBox;
  kind: ItemKind;
  unitType: UnitType;
}

/** How often and how much is taken: from this follow the day it runs out and what a month costs. */
export function UseFields({ kind, unitType, ...props }: Props) {
  const form = boxIn(props.form);
  return (
    <>
      <FrequencyField form={form} />
      <FormField form={form} name="unitsPerDose">
        {(field) => (
          <NumberField
            label="Quantidade por dose"
            decimals={3}
            unit={unitLabel(unitType, kind, field.value ?? undefined)}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="dailyDose">
        {(field) => (
          <TextField
            label="Dose diária"
            placeholder="Por exemplo, 1 no café e 1 no jantar"
            hint="Nas suas palavras. Aparece no lugar da frequência."
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="instructions">
        {(field) => (
          <TextArea
            label="Instruções"
            placeholder="Para que serve, como tomar"
            rows={2}
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
