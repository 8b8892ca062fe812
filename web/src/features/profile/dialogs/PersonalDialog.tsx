import type { Profile } from '@leveza/contract/profile/profile.ts';
import { PersonalForm } from '@leveza/contract/profile/update-profile.ts';
import { GENDER_LABEL } from '@leveza/domain/profile/health.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { useSectionForm } from './use-section-form.ts';
import { ZoneField } from './ZoneField.tsx';

const schema = forDraft(PersonalForm, 'timeZone');

export function PersonalDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { name, phone, birthDate, gender, timeZone } = profile;
  const section = useSectionForm({
    section: 'personal',
    schema,
    values: { name, phone, birthDate, gender, timeZone },
    onClose,
  });
  const { form } = section;
  return (
    <SectionDialog {...section} description="Como chamamos você e onde você está.">
      <FormField form={form} name="name">
        {(field) => (
          <TextField
            label="Nome"
            autoComplete="name"
            autoCapitalize="words"
            className="sm:col-span-2"
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => <PhoneField label="Telefone" {...field} />}
      </FormField>
      <FormField form={form} name="birthDate">
        {(field) => <DateField label="Data de nascimento" autoComplete="bday" {...field} />}
      </FormField>
      <FormField form={form} name="gender">
        {(field) => <ChoiceField label="Gênero" labels={GENDER_LABEL} className="sm:col-span-2" {...field} />}
      </FormField>
      <FormField form={form} name="timeZone">
        {(field) => <ZoneField current={timeZone} {...field} />}
      </FormField>
    </SectionDialog>
  );
}
