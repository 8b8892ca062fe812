import { useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { PenForm } from '../pen-values.ts';

interface Props {
  form: PenForm;
  /** Where the patient lives: nothing was bought tomorrow. */
  today: string;
}

/** The day of purchase, or the day a pen that cost nothing came. */
export function BoughtField({ form, today }: Props) {
  const isFree = useWatch({ control: form.control, name: 'isFree' });
  return (
    <FormField form={form} name="purchaseDate">
      {(field) => (
        <DateField label={isFree ? 'Recebida em' : 'Data de compra'} maxDay={today} isRequired {...field} />
      )}
    </FormField>
  );
}
