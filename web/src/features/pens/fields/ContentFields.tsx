import { CONCENTRATION_OPTIONS, VOLUME_OPTIONS_ML } from '@leveza/domain/pens/options.ts';
import { useWatch } from 'react-hook-form';
import { formatMl } from '../../../lib/format.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberComboBox } from '../../../ui/form/NumberComboBox.tsx';
import { CONTAINER } from '../pen-words.ts';
import { countOf, type PenForm, type PenValues, times } from '../pen-values.ts';

/** How much one container holds, and how strong it is. */
export function ContentFields({ form }: { form: PenForm }) {
  const { presentation, total } = useWatch({
    control: form.control,
    compute: (values: PenValues) => ({ presentation: values.presentation, total: totalText(values) }),
  });
  const [word] = CONTAINER[presentation];
  return (
    <>
      <FormField form={form} name="totalVolume">
        {(field) => (
          <NumberComboBox
            label={`Volume de cada ${word}`}
            options={VOLUME_OPTIONS_ML}
            decimals={4}
            unit="ml"
            hint={total}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="concentrationMgMl">
        {(field) => (
          <NumberComboBox
            label="Concentração"
            options={CONCENTRATION_OPTIONS}
            decimals={4}
            unit="mg/ml"
            isRequired
            {...field}
          />
        )}
      </FormField>
    </>
  );
}

function totalText(values: PenValues): string | undefined {
  const count = countOf(values);
  const { totalVolume } = values;
  if (!totalVolume || count === 1) return undefined;
  return `Volume total: ${formatMl(times(totalVolume, count))}`;
}
