import type { Profile } from '@leveza/contract/profile/profile.ts';
import { upTo } from '@leveza/contract/time.ts';
import { MedicalForm } from '@leveza/contract/profile/update-profile.ts';
import { z } from '@leveza/contract/zod.ts';
import { allergyList } from '@leveza/domain/profile/allergies.ts';
import { DIABETES_LABEL } from '@leveza/domain/profile/health.ts';
import { useMemo } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { type Draft, forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TagsField } from '../../../ui/form/TagsField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { withPressureSlash } from './pressure-slash.ts';
import { SectionDialog } from './SectionDialog.tsx';
import { useSectionForm } from './use-section-form.ts';

// The field holds a list; the profile keeps one text with commas.
type Medical = Draft<z.output<typeof MedicalForm>>;
type MedicalValues = Omit<Medical, 'allergies'> & { allergies: string[] };

const medicalBy = (today: string) =>
  z
    .custom<MedicalValues>()
    .transform((held): Medical => ({ ...held, allergies: held.allergies.join(', ') }))
    .pipe(forDraft(MedicalForm.extend({ hba1cOn: MedicalForm.shape.hba1cOn.refine(...upTo(today)) })));

export function MedicalDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { diabetesType, hba1c, hba1cOn, bloodPressure } = profile;
  const today = useToday();
  const schema = useMemo(() => medicalBy(today), [today]);
  const section = useSectionForm({
    section: 'medical',
    schema,
    values: { diabetesType, hba1c, hba1cOn, bloodPressure, allergies: allergyList(profile.allergies) },
    onClose,
  });
  const { form, values } = section;
  // Another value was measured on another day: today, until the patient says which.
  const followValue = (percent: unknown) => {
    const on = form.getValues('hba1cOn');
    if (on !== null && on !== hba1cOn && on !== today) return;
    form.setValue('hba1cOn', percent === null ? null : percent === hba1c ? hba1cOn : today, {
      shouldDirty: true,
    });
  };
  return (
    <SectionDialog {...section} description="Ajuda a lembrar na consulta. O Leveza não faz diagnóstico.">
      <FormField form={form} name="diabetesType">
        {(field) => (
          <ChoiceField
            label="Tipo de diabetes"
            labels={DIABETES_LABEL}
            className="sm:col-span-2"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="hba1c">
        {({ onChange, ...field }) => (
          <NumberField
            label="HbA1c"
            unit="%"
            decimals={1}
            hint="Hemoglobina glicada, do exame de sangue."
            {...field}
            onChange={(percent) => {
              onChange(percent);
              followValue(percent);
            }}
          />
        )}
      </FormField>
      {values.hba1c !== null && (
        <FormField form={form} name="hba1cOn">
          {(field) => <DateField label="Data do exame" hint="Da HbA1c." maxDay={today} {...field} />}
        </FormField>
      )}
      <FormField form={form} name="bloodPressure">
        {({ onChange, ...field }) => (
          <TextField
            label="Pressão arterial"
            placeholder="120/80"
            inputMode="numeric"
            autoComplete="off"
            hint="Se você diz “12 por 8”, escreva 120/80."
            {...field}
            onChange={(typed) => onChange(withPressureSlash(field.value ?? '', typed))}
          />
        )}
      </FormField>
      <FormField form={form} name="allergies">
        {(field) => (
          <TagsField
            label="Alergias"
            placeholder="Dipirona, frutos do mar..."
            hint="Escreva uma de cada vez e toque em Enter ou no +."
            className="sm:col-span-2"
            {...field}
          />
        )}
      </FormField>
    </SectionDialog>
  );
}
