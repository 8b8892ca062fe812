import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';

interface Props {
  text: string;
  /** The text stands elsewhere on the screen. */
  isTextHidden?: boolean;
  answer: boolean | undefined;
  onAnswer: (isYes: boolean) => void;
}

const OPTIONS = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

export function YesOrNo({ text, isTextHidden = false, answer, onAnswer }: Props) {
  return (
    <SegmentedControl
      label={text}
      isLabelHidden={isTextHidden}
      options={OPTIONS}
      value={valueOf(answer)}
      onChange={(value) => onAnswer(value === 'yes')}
    />
  );
}

function valueOf(answer: boolean | undefined) {
  if (answer === undefined) return null;
  return answer ? 'yes' : 'no';
}
