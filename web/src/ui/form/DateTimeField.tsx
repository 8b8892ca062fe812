import type { Ref } from 'react';
import { DateField, type DateFieldProps } from './DateField.tsx';
import type { FieldProps } from './field.ts';
import { GroupShell } from './GroupShell.tsx';
import { DAY_AND_TIME } from './input-look.ts';
import { TimeField } from './TimeField.tsx';

export interface DateTimeFieldProps extends FieldProps, Pick<DateFieldProps, 'minDay' | 'maxDay'> {
  /** Where the patient is: `YYYY-MM-DDTHH:MM`; a missing half stays empty (`2026-11-03T`) for schemas to refuse. */
  value: string | null | undefined;
  onChange: (moment: string | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A day and a time of day, side by side. */
export function DateTimeField({
  value,
  onChange,
  onBlur,
  minDay,
  maxDay,
  ref,
  ...field
}: DateTimeFieldProps) {
  const [day = '', time = ''] = (value ?? '').split('T');
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay || nextTime ? `${withoutMark(nextDay)}T${withoutMark(nextTime)}` : null);

  return (
    <GroupShell {...field}>
      {(errorId) => {
        const half = {
          isLabelHidden: true,
          isRequired: field.isRequired,
          isDisabled: field.isDisabled,
          isInvalid: Boolean(field.error),
          'aria-describedby': errorId,
        };
        return (
          <div
            className={DAY_AND_TIME}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            <DateField
              {...half}
              {...{ minDay, maxDay, ref }}
              label="Data"
              value={day || null}
              onChange={(next) => change(next ?? '', time)}
            />
            <TimeField
              {...half}
              label="Hora"
              value={time || null}
              onChange={(next) => change(day, next ?? '')}
            />
          </div>
        );
      }}
    </GroupShell>
  );
}

const withoutMark = (half: string) => half.replaceAll('T', '');
