import { GENDER_LABEL } from '@leveza/domain/profile/health.ts';
import { HEIGHT_CM } from '@leveza/domain/profile/limits.ts';
import { heightScale } from '../../lib/measure.ts';
import { ChoiceChips } from '../../ui/form/ChoiceChips.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { HeightField } from '../../ui/form/HeightField.tsx';
import type { SignUpForm } from './register-form.ts';

const CENTIMETRES = heightScale('cm');

export function AboutFields({ form }: { form: SignUpForm }) {
  return (
    <>
      <FormField form={form} name="birthDate">
        {(field) => <DateField label="Data de nascimento" autoComplete="bday" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="height">
        {(field) => (
          <HeightField label="Altura" scale={CENTIMETRES} limits={HEIGHT_CM} isRequired {...field} />
        )}
      </FormField>
      <FormField form={form} name="gender">
        {(field) => <ChoiceChips label="Gênero" labels={GENDER_LABEL} className="sm:col-span-2" {...field} />}
      </FormField>
    </>
  );
}
