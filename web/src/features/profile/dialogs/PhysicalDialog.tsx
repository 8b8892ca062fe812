import type { Profile } from '@leveza/contract/profile/profile.ts';
import { PhysicalForm } from '@leveza/contract/profile/update-profile.ts';
import { upTo } from '@leveza/contract/time.ts';
import { bodyMassIndex } from '@leveza/domain/profile/bmi.ts';
import { HEIGHT_CM, WEIGHT_KG } from '@leveza/domain/profile/limits.ts';
import { useMemo } from 'react';
import { dayOf } from '../../../lib/format.ts';
import { formatBmi, heightScale, weightScale } from '../../../lib/measure.ts';
import { useNow } from '../../../lib/use-now.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { HeightField } from '../../../ui/form/HeightField.tsx';
import { MeasureField } from '../../../ui/form/MeasureField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { useSectionForm } from './use-section-form.ts';

const WEIGHT_UNITS = [
  { value: 'kg', label: 'Quilos' },
  { value: 'lb', label: 'Libras' },
] as const;
const HEIGHT_UNITS = [
  { value: 'cm', label: 'Centímetros' },
  { value: 'in', label: 'Polegadas' },
] as const;

export function PhysicalDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { height, initialWeight, targetWeight, treatmentStart, weightUnit, heightUnit, timeZone } = profile;
  const today = dayOf(useNow(), timeZone);
  const schema = useMemo(() => startingBy(today), [today]);
  const section = useSectionForm({
    section: 'physical',
    schema,
    values: { height, initialWeight, targetWeight, treatmentStart, weightUnit, heightUnit },
    onClose,
  });
  const { form, values } = section;
  const weight = { scale: weightScale(values.weightUnit), limits: WEIGHT_KG };
  const tall = { scale: heightScale(values.heightUnit), limits: HEIGHT_CM };
  return (
    <SectionDialog {...section} description="O ponto de partida e a meta do seu tratamento.">
      <FormField form={form} name="height">
        {(field) => <HeightField label="Altura" {...tall} {...field} />}
      </FormField>
      <FormField form={form} name="initialWeight">
        {(field) => (
          <MeasureField label="Peso inicial" hint="Ao começar o tratamento." {...weight} {...field} />
        )}
      </FormField>
      <FormField form={form} name="targetWeight">
        {(field) => (
          <MeasureField label="Peso meta" hint="Combinado com quem trata você." {...weight} {...field} />
        )}
      </FormField>
      <FormField form={form} name="treatmentStart">
        {(field) => (
          <DateField
            label="Início do tratamento"
            hint="O dia da sua primeira dose."
            minDay="2005-01-01"
            maxDay={today}
            {...field}
          />
        )}
      </FormField>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-2xl bg-sunken px-4 py-3 sm:col-span-2">
        <span className="text-sm font-medium text-ink-soft">IMC inicial (peso ÷ altura²)</span>{' '}
        <output className="text-xl font-bold tabular-nums">{formatBmi(indexOf(values))}</output>
      </p>
      <FormField form={form} name="weightUnit">
        {(field) => <SegmentedControl label="Unidade de peso" options={WEIGHT_UNITS} {...field} />}
      </FormField>
      <FormField form={form} name="heightUnit">
        {(field) => <SegmentedControl label="Unidade de altura" options={HEIGHT_UNITS} {...field} />}
      </FormField>
    </SectionDialog>
  );
}

/** Only the screen knows which day it is where the patient lives. */
function startingBy(today: string) {
  const schema = PhysicalForm.extend({
    treatmentStart: PhysicalForm.shape.treatmentStart.refine(...upTo(today)),
  });
  return forDraft(schema, 'weightUnit', 'heightUnit');
}

/** Values outside the limits are typing mistakes: no index is computed from them. */
function indexOf({ initialWeight, height }: Pick<Profile, 'initialWeight' | 'height'>): number | null {
  if (!isInside(initialWeight, WEIGHT_KG) || !isInside(height, HEIGHT_CM)) return null;
  return bodyMassIndex(initialWeight, height);
}

function isInside(value: number | null, { min, max }: typeof WEIGHT_KG): boolean {
  return value !== null && value >= min && value <= max;
}
