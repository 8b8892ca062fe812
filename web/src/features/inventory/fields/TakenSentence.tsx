import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';
import { choiceOf, FREQUENCY_OPTIONS, OTHER, saidBy } from './frequency-choices.ts';
import { FrequencyField } from './FrequencyField.tsx';

interface Props {
  form: FormWithBox;
  kind: ItemKind;
  unitType: UnitType;
  /** Hears of another frequency: hours that belong to the one before have no meaning. */
  onFrequency?: () => void;
  /** The end of the sentence: at which hour. */
  moment?: ReactNode;
  children?: ReactNode;
}

/** Creams and ampoules are not swallowed. */
const USED: readonly UnitType[] = ['tubes', 'ampoules'];

/** How it is taken, as one sentence: 'Tomo 1 comprimido, 1x ao dia'. From it follow the day it runs out and its cost. */
export function TakenSentence({ kind, unitType, onFrequency, moment, children, ...props }: Props) {
  const id = useId();
  const form = boxIn(props.form);
  const [unitsPerDose, times, per] = useWatch({
    control: form.control,
    name: ['unitsPerDose', 'frequencyTimes', 'frequencyPer'],
  });
  const choice = choiceOf({ frequencyTimes: times ?? null, frequencyPer: per ?? null });
  const [isOther, setOther] = useState(choice === OTHER);

  const setFrequency = (next: string) => {
    const frequency = saidBy(next);
    setOther(frequency === null);
    onFrequency?.();
    if (!frequency) return;
    for (const field of ['frequencyTimes', 'frequencyPer'] as const) {
      form.setValue(field, frequency[field], { shouldDirty: true });
      form.clearErrors(field);
    }
  };

  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-3 rounded-2xl bg-brand-soft p-4 sm:col-span-full"
    >
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
        {moment}
      </div>
      {isOther && <FrequencyField form={form} />}
      {children}
    </div>
  );
}
