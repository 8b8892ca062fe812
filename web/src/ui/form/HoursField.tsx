import type { Ref } from 'react';
import type { FieldProps } from './field.ts';
import { GroupShell } from './GroupShell.tsx';
import { TimeField } from './TimeField.tsx';

interface Props extends FieldProps {
  value: readonly string[];
  onChange: (hours: string[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The hours of one day, each in a field of its own. */
export function HoursField({ value, onChange, onBlur, ref, ...shell }: Props) {
  return (
    <GroupShell {...shell}>
      {(errorId) => (
        <div className="grid grid-cols-3 gap-2">
          {value.map((time, index) => (
            <TimeField
              // oxlint-disable-next-line react/no-array-index-key -- a time is known by its place: typing changes its text
              key={index}
              ref={index === 0 ? ref : undefined}
              label={`Horário ${index + 1}`}
              isLabelHidden
              isInvalid={Boolean(shell.error)}
              aria-describedby={errorId}
              value={time || null}
              onChange={(next) => onChange(value.with(index, next ?? ''))}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </GroupShell>
  );
}
