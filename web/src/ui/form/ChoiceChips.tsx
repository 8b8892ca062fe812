import { RadioGroup } from './RadioGroup.tsx';
import { useChoice, type ChoiceProps } from './use-choice.ts';

/** The answers of a label table as chips: for few short ones, and where a list that opens would be too much code. */
export function ChoiceChips<K extends string>(props: ChoiceProps<K>) {
  return <RadioGroup look="chips" {...useChoice(props)} />;
}
