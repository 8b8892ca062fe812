import type { AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import { MOST_REPEATS, REPEATS, REPEATS_LABEL } from '@leveza/domain/calendar/repeats.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';
import type { AppointmentValues } from './appointment-values.ts';

const OPTIONS = REPEATS.map((value) => ({ value, label: REPEATS_LABEL[value] }));

export function RepeatFields({ form }: { form: ZodForm<AppointmentValues, AppointmentInput> }) {
  const repeats = useWatch({ control: form.control, name: 'repeats' });
  return (
    <>
      <FormField form={form} name="repeats">
        {(field) => <RadioGroup label="Repetição" look="chips" options={OPTIONS} {...field} />}
      </FormField>
      {repeats !== 'none' && (
        <FormField form={form} name="repeatTimes">
          {(field) => (
            <QuantityField
              label="Quantas vezes"
              hint="Depois você pode mudar ou excluir só uma, ou uma e as próximas."
              min={2}
              max={MOST_REPEATS}
              {...field}
            />
          )}
        </FormField>
      )}
    </>
  );
}
