import { type ComponentProps, useId } from 'react';
import { Chip } from '../Chip.tsx';
import { TextArea } from './TextArea.tsx';

interface Props extends Omit<ComponentProps<typeof TextArea>, 'label' | 'rows'> {
  question: string;
  /** Reasons that one press fills in. */
  common: readonly string[];
}

/** A reason: one press on a common one, or words of one's own. */
export function ReasonField({ question, common, ...field }: Props) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <p id={id} className="font-semibold">
        {question}
      </p>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {common.map((reason) => (
          <Chip
            key={reason}
            isSelected={field.value === reason}
            onChange={(isOn) => field.onChange(isOn ? reason : '')}
          >
            {reason}
          </Chip>
        ))}
      </div>
      <TextArea label="Motivo" rows={2} isRequired {...field} />
    </div>
  );
}
