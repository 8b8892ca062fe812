import { DateField } from '../../ui/form/DateField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../ui/form/SegmentedControl.tsx';
import { GENDER_OPTIONS, type SignUpForm } from './register-form.ts';

type Gender = (typeof GENDER_OPTIONS)[number]['value'];

export function AboutFields({ form }: { form: SignUpForm }) {
  return (
    <>
      <FormField form={form} name="birthDate">
        {(field) => <DateField label="Data de nascimento" autoComplete="bday" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="height">
        {(field) => (
          <NumberField label="Altura" unit="cm" decimals={1} hint="Por exemplo, 168." isRequired {...field} />
        )}
      </FormField>
      <FormField form={form} name="gender">
        {({ value, ...field }) => (
          <SegmentedControl
            label="Gênero"
            options={GENDER_OPTIONS}
            className="sm:col-span-2"
            {...field}
            value={value as Gender}
          />
        )}
      </FormField>
    </>
  );
}

export function TreatmentFields({ form }: { form: SignUpForm }) {
  return (
    <>
      <FormField form={form} name="initialWeight">
        {(field) => (
          <NumberField
            label="Peso inicial"
            unit="kg"
            decimals={1}
            hint="Quanto você pesa hoje."
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="targetWeight">
        {(field) => (
          <NumberField
            label="Peso meta"
            unit="kg"
            decimals={1}
            hint="Você pode mudar depois."
            isRequired
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
