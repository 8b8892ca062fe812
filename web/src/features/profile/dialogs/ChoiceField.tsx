import { choicesOf } from '@leveza/domain/profile/health.ts';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';

interface Props<K extends string> extends BoundField<K | null> {
  label: string;
  labels: Record<K, string>;
  className?: string;
}

const UNSAID = 'unsaid';

/** One of the answers of a label table, which can be taken back too. */
export function ChoiceField<K extends string>({ labels, value, onChange, ...field }: Props<K>) {
  const options = [
    ...choicesOf(labels).map((choice) => ({ value: choice as string, label: labels[choice] })),
    { value: UNSAID, label: 'Prefiro não informar' },
  ];
  return (
    <Select
      {...field}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen === UNSAID ? null : chosen)}
    />
  );
}
