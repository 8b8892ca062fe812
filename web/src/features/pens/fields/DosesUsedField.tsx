import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import type { PenForm } from '../pen-values.ts';

/** How many doses of a pen in use are gone. */
export function DosesUsedField({ form }: { form: PenForm }) {
  const [presentation, openedAt] = useWatch({ control: form.control, name: ['presentation', 'openedAt'] });
  const isSingleDose = presentation === 'single-dose-pen';
  return (
    <FormField form={form} name="dosesUsed">
      {(field) => (
        <QuantityField
          label={isSingleDose ? 'Quantas canetas já aplicou?' : 'Quantas doses já aplicou com ela?'}
          isRequired={!openedAt}
          hint="Se nenhuma, 0. Aplicações de antes que você lançar depois não são descontadas de novo."
          className="col-span-full"
          {...field}
        />
      )}
    </FormField>
  );
}
