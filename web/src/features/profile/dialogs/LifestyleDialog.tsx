import type { Profile } from '@leveza/contract/profile/profile.ts';
import { LifestyleForm } from '@leveza/contract/profile/update-profile.ts';
import { ALCOHOL_LABEL, EXERCISE_LABEL, SMOKING_LABEL } from '@leveza/domain/profile/health.ts';
import { SLEEP_HOURS, STRESS_LEVEL, WATER_LITRES } from '@leveza/domain/profile/limits.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { useSectionForm } from './use-section-form.ts';

const schema = forDraft(LifestyleForm);

export function LifestyleDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { exerciseFrequency, sleepHours, smokingStatus, alcoholConsumption, stressLevel, waterIntake } =
    profile;
  const section = useSectionForm({
    section: 'lifestyle',
    schema,
    values: {
      exerciseFrequency,
      sleepHours,
      smokingStatus,
      alcoholConsumption,
      stressLevel,
      waterIntake,
    },
    onClose,
  });
  const { form } = section;
  return (
    <SectionDialog {...section} description="Seus hábitos, sem julgamento.">
      <FormField form={form} name="exerciseFrequency">
        {(field) => (
          <ChoiceField
            label="Frequência de exercícios"
            labels={EXERCISE_LABEL}
            className="sm:col-span-2"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="smokingStatus">
        {(field) => <ChoiceField label="Cigarro" labels={SMOKING_LABEL} {...field} />}
      </FormField>
      <FormField form={form} name="alcoholConsumption">
        {(field) => <ChoiceField label="Consumo de álcool" labels={ALCOHOL_LABEL} {...field} />}
      </FormField>
      <FormField form={form} name="sleepHours">
        {(field) => (
          <QuantityField
            label="Horas de sono"
            unit="h/noite"
            hint="De 1 a 24 horas por noite."
            {...SLEEP_HOURS}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="stressLevel">
        {(field) => (
          <QuantityField
            label="Nível de estresse"
            hint="1 é tranquilo, 10 é muito estressado."
            {...STRESS_LEVEL}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="waterIntake">
        {(field) => (
          <QuantityField
            label="Água por dia"
            unit="litros"
            step={0.25}
            hint="Quanto você bebe em um dia comum."
            className="sm:col-span-2"
            {...WATER_LITRES}
            {...field}
          />
        )}
      </FormField>
    </SectionDialog>
  );
}
