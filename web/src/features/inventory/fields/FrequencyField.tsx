import { AS_NEEDED, type FrequencyChoice } from '@leveza/domain/inventory/frequency.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { boxIn, type BoxValues, type FormWithBox } from './box-values.ts';

const UNKNOWN = 'unknown';
const PERIODS = [
  { value: UNKNOWN, label: 'Não informada' },
  { value: 'day', label: 'por dia' },
  { value: 'week', label: 'por semana' },
  { value: 'month', label: 'por mês' },
  { value: 'as-needed', label: AS_NEEDED },
] as const satisfies { value: FrequencyChoice | typeof UNKNOWN; label: string }[];

/** How often it is taken: a number and a period that are known together, or only when it is needed. */
export function FrequencyField(props: { form: FormWithBox }) {
  const form = boxIn(props.form);
  const [times, per] = useWatch({ control: form.control, name: ['frequencyTimes', 'frequencyPer'] });

  const change = (values: Partial<BoxValues>) => {
    for (const name of ['frequencyTimes', 'frequencyPer'] as const) {
      if (name in values) form.setValue(name, values[name] ?? null, { shouldDirty: true });
      form.clearErrors(name);
    }
  };
  const setPeriod = (choice: (typeof PERIODS)[number]['value']) => {
    if (choice === UNKNOWN) change({ frequencyTimes: null, frequencyPer: null });
    else if (choice === 'as-needed') change({ frequencyTimes: null, frequencyPer: choice });
    else change({ frequencyTimes: times ?? 1, frequencyPer: choice });
  };

  return (
    <div className="flex flex-wrap items-start gap-2 *:min-w-[min(100%,9rem)] *:flex-3 *:first:min-w-[min(100%,5rem)] *:first:flex-2">
      <FormField form={form} name="frequencyTimes">
        {(field) => (
          <NumberField
            label="Vezes"
            decimals={0}
            min={1}
            max={24}
            {...field}
            onChange={(value) =>
              change({ frequencyTimes: value, frequencyPer: value === null ? null : periodOf(per) })
            }
          />
        )}
      </FormField>
      <FormField form={form} name="frequencyPer">
        {(field) => (
          <Select
            label="Frequência"
            options={PERIODS}
            {...field}
            value={field.value ?? UNKNOWN}
            onChange={setPeriod}
          />
        )}
      </FormField>
    </div>
  );
}

/** A number of times belongs to a period. */
const periodOf = (per: FrequencyChoice | null | undefined) => (per && per !== 'as-needed' ? per : 'day');
