import { Select } from './Select.tsx';
import { useChoice, type ChoiceProps } from './use-choice.ts';

/** The answers of a label table in a list that opens. */
export function ChoiceField<K extends string>(props: ChoiceProps<K>) {
  return <Select {...useChoice(props)} />;
}
