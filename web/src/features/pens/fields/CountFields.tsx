import { VIALS_PER_BOX } from '@leveza/domain/pens/options.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { PenForm } from '../pen-values.ts';

interface Props {
  form: PenForm;
  /** Equal pens become entries of their own, which only happens when they are added. */
  isNew: boolean;
  vialsPerBox?: number | null | undefined;
}

/** How many were bought, in the words of what they are. */
export function CountFields({ form, isNew, vialsPerBox }: Props) {
  const presentation = useWatch({ control: form.control, name: 'presentation' });
  if (presentation === 'vial') return <VialCounts form={form} vialsPerBox={vialsPerBox ?? VIALS_PER_BOX} />;
  if (presentation === 'single-dose-pen') {
    return (
      <FormField form={form} name="units">
        {(field) => <NumberField label="Canetas na caixa" decimals={0} {...field} />}
      </FormField>
    );
  }
  if (!isNew) return null;
  return (
    <FormField form={form} name="copies">
      {(field) => (
        <NumberField label="Quantas canetas" decimals={0} hint="Cada uma é contada à parte." {...field} />
      )}
    </FormField>
  );
}

function VialCounts({ form, vialsPerBox }: { form: PenForm; vialsPerBox: number }) {
  const setBoxes = (boxes: number | null) => {
    form.setValue('totalBoxes', boxes, { shouldDirty: true });
    form.clearErrors('totalBoxes');
    // The number of vials follows the boxes until the patient types it.
    if (!boxes || form.getFieldState('totalVials').isDirty) return;
    form.setValue('totalVials', boxes * vialsPerBox);
    form.clearErrors('totalVials');
  };
  return (
    <>
      <FormField form={form} name="totalBoxes">
        {(field) => (
          <NumberField label="Número de caixas" decimals={0} isRequired {...field} onChange={setBoxes} />
        )}
      </FormField>
      <FormField form={form} name="totalVials">
        {(field) => (
          <NumberField
            label="Número de ampolas"
            decimals={0}
            hint="Somando todas as caixas."
            isRequired
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
