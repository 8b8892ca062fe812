import { useWatch } from 'react-hook-form';
import { DateField } from '../../ui/form/DateField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../ui/form/SegmentedControl.tsx';
import type { SignUpForm } from './register-form.ts';

const STARTED_OPTIONS = [
  { value: 'yes', label: 'Já comecei' },
  { value: 'no', label: 'Ainda não' },
] as const;

const INITIAL_HINT = {
  yes: 'Com quanto você começou.',
  no: 'Quanto você pesa hoje. Será sua primeira medição.',
};

/** Where the treatment stands: a patient in month four keeps the real start and the real loss. */
export function TreatmentFields({ form, today }: { form: SignUpForm; today: string }) {
  const hasStarted = useWatch({ control: form.control, name: 'hasStarted' });
  const kilos = { unit: 'kg', decimals: 1 };
  return (
    <>
      <FormField form={form} name="hasStarted">
        {({ onChange, ...field }) => (
          <SegmentedControl
            label="Já começou o tratamento?"
            options={STARTED_OPTIONS}
            className="sm:col-span-2"
            isRequired
            {...field}
            onChange={(answer) => {
              onChange(answer);
              // A field that is not shown must not hold the form back, nor what a draft had in it.
              if (answer === 'yes') return;
              form.resetField('treatmentStart', { defaultValue: null });
              form.resetField('currentWeight', { defaultValue: null });
            }}
          />
        )}
      </FormField>
      {hasStarted === 'yes' && (
        <FormField form={form} name="treatmentStart">
          {(field) => (
            <DateField
              label="Início do tratamento"
              hint="O dia da primeira dose. Se não lembra, um dia próximo serve."
              minDay="2005-01-01"
              maxDay={today}
              isRequired
              {...field}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="initialWeight">
        {(field) => (
          <NumberField
            label="Peso inicial"
            hint={hasStarted ? INITIAL_HINT[hasStarted] : undefined}
            isRequired
            {...kilos}
            {...field}
          />
        )}
      </FormField>
      {hasStarted === 'yes' && (
        <FormField form={form} name="currentWeight">
          {(field) => (
            <NumberField label="Peso hoje" hint="Será sua primeira medição." {...kilos} {...field} />
          )}
        </FormField>
      )}
      <FormField form={form} name="targetWeight">
        {(field) => (
          <NumberField label="Peso meta" hint="Você pode mudar depois." isRequired {...kilos} {...field} />
        )}
      </FormField>
    </>
  );
}
