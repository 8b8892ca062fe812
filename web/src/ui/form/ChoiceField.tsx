import { choicesOf } from '@leveza/domain/profile/health.ts';
import { useState } from 'react';
import type { BoundField } from './FormField.tsx';
import { Select } from './Select.tsx';

interface Props<K extends string> extends BoundField<K | null> {
  label: string;
  labels: Record<K, string>;
  className?: string;
}

const UNSAID = 'unsaid';

/** One of the answers of a label table, which can be taken back too. */
export function ChoiceField<K extends string>({ labels, value, onChange, ...field }: Props<K>) {
  // Stored as nothing, shown as chosen.
  const [isUnsaid, setUnsaid] = useState(false);
  const options = [
    ...choicesOf(labels).map((choice) => ({ value: choice as string, label: labels[choice] })),
    { value: UNSAID, label: 'Prefiro não informar' },
  ];
  return (
    <Select
      {...field}
      options={options}
      value={value ?? (isUnsaid ? UNSAID : null)}
      onChange={(chosen) => {
        setUnsaid(chosen === UNSAID);
        onChange(chosen === UNSAID ? null : chosen);
      }}
    />
  );
}
