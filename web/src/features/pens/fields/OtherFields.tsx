import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PenForm } from '../pen-values.ts';
import { HalfLifeField } from './HalfLifeField.tsx';

interface Props {
  form: PenForm;
  product: Glp1Product | undefined;
}

/** Details from the receipt and the box, and notes. */
export function OtherFields({ form, product }: Props) {
  const presentation = useWatch({ control: form.control, name: 'presentation' });
  const known = product?.storage?.inUseDays;
  return (
    <>
      <FormField form={form} name="purchaseLocation">
        {(field) => <TextField label="Local de compra" {...field} />}
      </FormField>
      <FormField form={form} name="brand">
        {(field) => <TextField label="Marca" autoComplete="off" {...field} />}
      </FormField>
      {presentation !== 'single-dose-pen' && (
        <FormField form={form} name="inUseDays">
          {(field) => (
            <NumberField
              label="Dias de uso depois de aberta"
              decimals={0}
              unit="dias"
              hint={known ? `Em branco, valem os ${known} dias da bula.` : 'Como está na bula ou na caixa.'}
              {...field}
            />
          )}
        </FormField>
      )}
      {presentation === 'vial' && (
        <FormField form={form} name="dosesPerVial">
          {(field) => <NumberField label="Doses por ampola" decimals={0} {...field} />}
        </FormField>
      )}
      <HalfLifeField form={form} />
      <FormField form={form} name="boxNumber">
        {(field) => <NumberField label="Número da caixa" decimals={0} {...field} />}
      </FormField>
      <FormField form={form} name="notes">
        {(field) => <TextArea label="Observações" className="sm:col-span-full" {...field} />}
      </FormField>
    </>
  );
}
