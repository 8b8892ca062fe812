import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { effectName } from '../effect-words.ts';
import { feelingOf, type Kind } from './kind.ts';
import { RecordIntensity } from './RecordIntensity.tsx';
import type { EffectForm } from './use-effect-form.ts';
import { USUAL_TIME } from './effect-values.ts';

interface Props {
  form: EffectForm['form'];
  kind: Kind;
  isPending: boolean;
}

/** A symptom chosen on the sheet: only its intensity is missing. */
export function FirstTimeFields({ form, kind, isPending }: Props) {
  const chosen = useWatch({ control: form.control, name: 'felt.0.intensity' });
  return (
    <>
      <FormField form={form} name="moment">
        {(field) => <WhenField usualTime={USUAL_TIME} {...field} />}
      </FormField>
      <RecordIntensity
        name={effectName(feelingOf(kind, null))}
        chosen={chosen}
        isPending={isPending}
        onChoose={(intensity) => form.setValue('felt.0.intensity', intensity, { shouldDirty: true })}
      />
    </>
  );
}
