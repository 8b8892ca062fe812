import * as limits from '@leveza/domain/measurements/limits.ts';
import { useEffect } from 'react';
import { heightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MeasureField } from '../../../ui/form/MeasureField.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { OTHER_MEASURES } from '../search.ts';
import type { FormAbout, MeasurementForm } from './use-measurement-form.ts';

const NAMES = [...OTHER_MEASURES, 'notes'] as const;

const GIRTHS = [
  {
    name: 'abdominalCircumference',
    label: 'Circunferência abdominal',
    hint: 'No meio entre a última costela e o osso do quadril, depois de soltar o ar.',
  },
  { name: 'hipCircumference', label: 'Circunferência do quadril', hint: 'Na parte mais larga.' },
] as const;

const COUNTED = [
  { name: 'bloodPressureSyst', label: 'Pressão sistólica', unit: 'mmHg', hint: 'A máxima.' },
  { name: 'bloodPressureDiast', label: 'Pressão diastólica', unit: 'mmHg', hint: 'A mínima.' },
  { name: 'glucose', label: 'Glicose', unit: 'mg/dL', hint: undefined },
  { name: 'restingPulse', label: 'Pulso em repouso', unit: 'bpm', hint: undefined },
] as const;

interface Props extends Pick<FormAbout, 'measurement' | 'measure'> {
  form: MeasurementForm;
}

/** Further values of a scale, a tape or a monitor. */
export function MoreMeasures({ form, measurement, measure }: Props) {
  const { heightUnit } = useSession();
  useEffect(() => {
    if (measure) form.setFocus(measure);
  }, [form, measure]);
  return (
    <MoreDetails
      form={form}
      names={NAMES}
      label="Mais medidas"
      isOpenAtFirst={measure !== null || NAMES.some((name) => measurement?.[name])}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {GIRTHS.map(({ name, ...words }) => (
          <FormField key={name} form={form} name={name}>
            {(field) => (
              <MeasureField {...words} scale={heightScale(heightUnit)} limits={limits.GIRTH_CM} {...field} />
            )}
          </FormField>
        ))}
        <FormField form={form} name="bodyFat">
          {(field) => <NumberField label="Gordura corporal" unit="%" decimals={1} {...field} />}
        </FormField>
        {COUNTED.map(({ name, ...words }) => (
          <FormField key={name} form={form} name={name}>
            {(field) => <NumberField {...words} decimals={0} {...field} />}
          </FormField>
        ))}
        <FormField form={form} name="notes">
          {(field) => <TextArea label="Observações" rows={2} className="sm:col-span-2" {...field} />}
        </FormField>
      </div>
    </MoreDetails>
  );
}
