import { choicesOf } from '@leveza/domain/choices-of.ts';
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx';
import type { BoundField } from '../../../ui/form/FormField.tsx';

interface Props<K extends string> extends BoundField<Record<K, boolean>> {
  label: string;
  hint?: string;
  labels: Record<K, string>;
}

/** Several yes-or-no answers that are stored as one group: `{ medications: true, goals: false }`. */
export function TicksField<K extends string>({ value, onChange, labels, ...field }: Props<K>) {
  const choices = choicesOf(labels).filter((choice) => choice in value);
  return (
    <CheckboxGroup
      {...field}
      options={choices.map((choice) => ({ value: choice, label: labels[choice] }))}
      value={choices.filter((choice) => value[choice])}
      onChange={(ticked) =>
        onChange(Object.fromEntries(choices.map((choice) => [choice, ticked.includes(choice)])))
      }
    />
  );
}
