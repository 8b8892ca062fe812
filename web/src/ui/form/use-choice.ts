import { choicesOf } from '@leveza/domain/choices-of.ts';
import { useState } from 'react';
import type { BoundField } from './FormField.tsx';

export interface ChoiceProps<K extends string> extends BoundField<K | null> {
  label: string;
  labels: Record<K, string>;
  className?: string;
}

const UNSAID = 'unsaid' as const;

/** One of the answers of a label table, which can be taken back too: 'Prefiro não informar' is stored as nothing. */
export function useChoice<K extends string>({ labels, value, onChange, ...field }: ChoiceProps<K>) {
  const [isUnsaid, setUnsaid] = useState(false);
  const options: { value: K | typeof UNSAID; label: string }[] = [
    ...choicesOf(labels).map((choice) => ({ value: choice, label: labels[choice] })),
    { value: UNSAID, label: 'Prefiro não informar' },
  ];
  return {
    ...field,
    options,
    value: value ?? (isUnsaid ? UNSAID : null),
    onChange: (chosen: K | typeof UNSAID) => {
      setUnsaid(chosen === UNSAID);
      onChange(chosen === UNSAID ? null : chosen);
    },
  };
}
