import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/** One of two to five short answers, side by side in one bar. */
export function SegmentedControl<V extends string>(props: Omit<RadioGroupProps<V>, 'look'>) {
  return <RadioGroup look="segments" {...props} />;
}
