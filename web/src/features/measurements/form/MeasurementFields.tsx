import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { WEIGHT_KG } from '@leveza/domain/profile/limits.ts';
import { use } from 'react';
import { dayOf, formatDay, formatTime } from '../../../lib/format.ts';
import { formatWeight, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MeasureField } from '../../../ui/form/MeasureField.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { suggestedWeight } from './measurement-values.ts';
import { MoreMeasures } from './MoreMeasures.tsx';
import type { FormAbout, MeasurementForm } from './use-measurement-form.ts';

interface Props extends FormAbout {
  form: MeasurementForm;
}

/** Moment and weight in sight; everything else behind 'Mais medidas'. */
export function MeasurementFields({ form, summary, measurement, measure }: Props) {
  const session = useSession();
  const isCovered = use(AreFiguresCovered);
  const today = useToday();
  const hint = measure ? 'Deixe em branco se você não se pesou agora.' : suggestionText(summary, session);
  const usualTime = summary.latest ? formatTime(summary.latest.at, session.timeZone) : undefined;
  return (
    <>
      {!measurement && (
        <FormField form={form} name="moment">
          {(field) => <WhenField usualTime={usualTime} {...field} />}
        </FormField>
      )}
      <FormField form={form} name="weight">
        {(field) => (
          <MeasureField
            label="Peso"
            hint={measurement || isCovered ? undefined : hint}
            scale={weightScale(session.weightUnit)}
            limits={WEIGHT_KG}
            step={0.1}
            startAt={suggestedWeight(summary, session)}
            {...field}
          />
        )}
      </FormField>
      {measurement && (
        <FormField form={form} name="moment">
          {(field) => <DateTimeField label="Data e hora" isRequired maxDay={today} {...field} />}
        </FormField>
      )}
      <MoreMeasures form={form} measurement={measurement} measure={measure} />
    </>
  );
}

/** Where the weight in the field comes from. */
function suggestionText(
  { latest, initialWeight }: MeasurementSummary,
  { weightUnit, timeZone }: ReturnType<typeof useSession>,
): string | undefined {
  if (latest) {
    return `Último: ${formatWeight(latest.weight, weightUnit)} em ${formatDay(dayOf(latest.at, timeZone))}.`;
  }
  return initialWeight === null ? undefined : 'É o peso inicial do seu perfil.';
}
