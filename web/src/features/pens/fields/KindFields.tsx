import { useWatch } from 'react-hook-form';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { switchedTo } from '../add/prefill.ts';
import type { PenForm, PenValues } from '../pen-values.ts';

const KINDS = [
  { value: 'pen', label: 'Caneta' },
  { value: 'vial', label: 'Frasco ou ampola' },
] as const;

const DOSES = [
  { value: 'multi-dose-pen', label: 'Várias doses' },
  { value: 'single-dose-pen', label: 'Dose única' },
] as const;

/** Pen or vial, asked only of what is in no catalogue. */
export function KindFields({ form }: { form: PenForm }) {
  const presentation = useWatch({ control: form.control, name: 'presentation' });
  const change = (next: PenValues['presentation']) => {
    for (const [name, value] of Object.entries(switchedTo(next))) {
      form.setValue(name as keyof PenValues, value, { shouldDirty: name === 'presentation' });
      form.clearErrors(name as keyof PenValues);
    }
  };
  const isVial = presentation === 'vial';
  return (
    <>
      <SegmentedControl
        label="O que é"
        options={KINDS}
        value={isVial ? 'vial' : 'pen'}
        onChange={(kind) => change(kind === 'vial' ? 'vial' : 'multi-dose-pen')}
      />
      {presentation !== 'vial' && (
        <SegmentedControl label="Cada caneta tem" options={DOSES} value={presentation} onChange={change} />
      )}
    </>
  );
}
