import { DOSE_OPTIONS_MG } from '@leveza/domain/pens/options.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberComboBox } from '../../../ui/form/NumberComboBox.tsx';
import type { PenForm } from '../pen-values.ts';

interface Props {
  form: PenForm;
  /** The steps of this product, where it has some. */
  options: readonly number[] | undefined;
}

/** How much the patient takes at a time: from it follow the doses that are left. */
export function DoseField({ form, options }: Props) {
  return (
    <FormField form={form} name="currentDoseMg">
      {(field) => (
        <NumberComboBox
          label="Dose atual"
          options={options?.length ? options : DOSE_OPTIONS_MG}
          decimals={4}
          unit="mg"
          hint="A que seu médico indicou. Serve para contar as doses."
          {...field}
        />
      )}
    </FormField>
  );
}
