import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { type MomentName, timesText } from '@leveza/domain/plans/moments.ts';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { choiceOf, FREQUENCY_OPTIONS, OTHER, saidBy } from '../fields/frequency-choices.ts';
import { FrequencyField } from '../fields/FrequencyField.tsx';
import { momentsOf } from './plan-of-boxes.ts';
import { SentenceNote } from './SentenceNote.tsx';
import type { AddFormState } from './use-add-form.ts';
import { useStandingPlan } from './use-standing-plan.ts';

interface Props extends Pick<AddFormState, 'form' | 'start'> {
  kind: ItemKind;
}

/** Creams and ampoules are not swallowed. */
const USED: readonly UnitType[] = ['tubes', 'ampoules'];
const ANY_TIME = 'any';

/** How it is taken, as one sentence: 'Tomo 1 comprimido, 1x ao dia, de manhã'. */
export function DoseSentence({ form, start, kind }: Props) {
  const id = useId();
  const [name, category, unitType, unitsPerDose, times, per, moment] = useWatch({
    control: form.control,
    name: ['name', 'category', 'unitType', 'unitsPerDose', 'frequencyTimes', 'frequencyPer', 'moment'],
  });
  const said = { frequencyTimes: times ?? null, frequencyPer: per ?? null };
  const choice = choiceOf(said);
  const [isOther, setOther] = useState(choice === OTHER);
  const standingPlan = useStandingPlan();
  const standing = standingPlan?.({ productId: start?.productId ?? null, name });
  const moments = standing === null ? momentsOf({ category, unitType, ...said }, start, kind) : [];
  const chosen = moments.find((each) => each.name === moment);

  const setFrequency = (next: string) => {
    const frequency = saidBy(next);
    setOther(frequency === null);
    // The hours were those of another frequency.
    form.setValue('moment', null, { shouldDirty: true });
    if (!frequency) return;
    for (const field of ['frequencyTimes', 'frequencyPer'] as const) {
      form.setValue(field, frequency[field], { shouldDirty: true });
      form.clearErrors(field);
    }
  };

  return (
    <div role="group" aria-labelledby={id} className="grid gap-3 rounded-2xl bg-brand-soft p-4">
      <h3 id={id} className="sr-only">
        Como você toma
      </h3>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 text-lg font-semibold">
        <span>{USED.includes(unitType) ? 'Uso' : 'Tomo'}</span>
        <FormField form={form} name="unitsPerDose">
          {(field) => (
            <NumberField
              label="Quantidade por dose"
              isLabelHidden
              decimals={3}
              className="w-20"
              inputClassName="text-center font-semibold"
              {...field}
            />
          )}
        </FormField>
        <span>{unitLabel(unitType, kind, unitsPerDose ?? undefined)}</span>
      </div>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        <FormField form={form} name="frequencyPer">
          {(field) => (
            <Select
              label="Com que frequência"
              isLabelHidden
              placeholder="quantas vezes?"
              options={FREQUENCY_OPTIONS}
              {...field}
              value={isOther ? OTHER : choice}
              onChange={setFrequency}
            />
          )}
        </FormField>
        {moments.length > 0 && (
          <FormField form={form} name="moment">
            {(field) => (
              <Select<MomentName | typeof ANY_TIME>
                label="Horário"
                isLabelHidden
                options={[
                  { value: ANY_TIME, label: 'sem hora certa' },
                  ...moments.map((each) => ({
                    value: each.name,
                    label: each.words,
                    hint: timesText(each.times),
                  })),
                ]}
                {...field}
                value={chosen?.name ?? ANY_TIME}
                onChange={(next) => field.onChange(next === ANY_TIME ? null : next)}
              />
            )}
          </FormField>
        )}
      </div>
      {isOther && <FrequencyField form={form} />}
      <SentenceNote standing={standing} moment={chosen} isDaily={per === 'day'} />
    </div>
  );
}
