import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { frequencyOf } from '@leveza/domain/inventory/display.ts';
import { type MomentName, timesText } from '@leveza/domain/plans/moments.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { HoursField } from '../../../ui/form/HoursField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TakenSentence } from '../fields/TakenSentence.tsx';
import { hoursOf, momentsOf } from './plan-of-boxes.ts';
import { SentenceNote } from './SentenceNote.tsx';
import type { AddFormState } from './use-add-form.ts';
import { useStandingPlan } from './use-standing-plan.ts';
import type { Frequency } from '@leveza/domain/inventory/frequency.ts';
import { vitaminDNotice } from '@leveza/domain/usage/vitamin-d.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface Props extends Pick<AddFormState, 'form' | 'start'> {
  kind: ItemKind;
}

const ANY_TIME = 'any';

/** How it is taken, as one sentence with its hours: 'Tomo 1 comprimido, 1x ao dia, de manhã, às 08:00'. */
export function DoseSentence({ form, start, kind }: Props) {
  const [name, dosage, category, unitType, unitsPerDose, times, per, moment, hours] = useWatch({
    control: form.control,
    name: [
      'name',
      'dosage',
      'category',
      'unitType',
      'unitsPerDose',
      'frequencyTimes',
      'frequencyPer',
      'moment',
      'hours',
    ],
  });
  const frequency = { frequencyTimes: times ?? null, frequencyPer: per ?? null };
  const standingPlan = useStandingPlan();
  const standing = standingPlan?.({ productId: start?.productId ?? null, name });
  const moments = standing === null ? momentsOf({ category, unitType, ...frequency }, start, kind) : [];
  // A weekly dose is on a day of the week.
  const isByDay = per === 'day';
  const chosen = moments.find((each) => each.name === moment);
  const setMoment = (next: MomentName | null) => {
    form.setValue('moment', next, { shouldDirty: true });
    // The hours were those of another moment.
    form.setValue('hours', null);
    form.clearErrors('hours');
  };
  return (
    <TakenSentence
      {...{ form, kind, unitType }}
      onFrequency={() => setMoment(null)}
      moment={
        moments.length > 0 && (
          <FormField form={form} name="moment">
            {(field) => (
              <Select<MomentName | typeof ANY_TIME>
                label={isByDay ? 'Horário' : 'Dia da semana'}
                isLabelHidden
                options={[
                  { value: ANY_TIME, label: isByDay ? 'sem hora certa' : 'sem dia certo' },
                  ...moments.map((each) => ({
                    value: each.name,
                    label: each.words,
                    hint: timesText(each.times),
                  })),
                ]}
                {...field}
                value={chosen?.name ?? ANY_TIME}
                onChange={(next) => setMoment(next === ANY_TIME ? null : next)}
              />
            )}
          </FormField>
        )
      }
    >
      {chosen && (
        <FormField form={form} name="hours">
          {(field) => (
            <HoursField
              label="A que horas"
              {...field}
              value={field.value?.length === chosen.times.length ? field.value : chosen.times}
            />
          )}
        </FormField>
      )}
      <DoseNotice
        words={[name, dosage, start?.product?.activeIngredient]}
        unitsPerDose={unitsPerDose ?? 1}
        frequency={frequencyOf(frequency)}
      />
      <SentenceNote
        standing={standing}
        moment={chosen && { ...chosen, times: hoursOf(hours, chosen) }}
        isDaily={isByDay}
      />
    </TakenSentence>
  );
}

interface DoseNoticeProps {
  words: readonly (string | null | undefined)[];
  unitsPerDose: number;
  frequency: Frequency | null;
}

/** A slip in how often it is taken is told before it is saved; nothing is refused. */
function DoseNotice({ frequency, ...taken }: DoseNoticeProps) {
  const text = frequency && vitaminDNotice({ ...taken, frequency });
  return (
    text && (
      <Notice tone="attention" isLive title="Confira a dose">
        {text}
      </Notice>
    )
  );
}
