import { choicesOf } from '@leveza/domain/choices-of.ts';
import { useState } from 'react';
import type { BoundField } from './FormField.tsx';

export interface ChoiceProps<K extends string> extends BoundField<K | null> {
  label: string;
  labels: Record<K, string>;
  className?: string;
}

const WITHHELD = 'withheld' as const;

/** One of the answers of a label table, which can be taken back too: 'Prefiro não informar' is stored as nothing. */
export function useChoice<K extends string>({ labels, value, onChange, ...field }: ChoiceProps<K>) {
  const [isWithheld, setWithheld] = useState(false);
  const options: { value: K | typeof WITHHELD; label: string }[] = [
    ...choicesOf(labels).map((choice) => ({ value: choice, label: labels[choice] })),
    { value: WITHHELD, label: 'Prefiro não informar' },
  ];
  return {
    ...field,
    options,
    value: value ?? (isWithheld ? WITHHELD : null),
    onChange: (chosen: K | typeof WITHHELD) => {
      setWithheld(chosen === WITHHELD);
      onChange(chosen === WITHHELD ? null : chosen);
    },
  };
}
