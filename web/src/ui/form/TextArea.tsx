import type { Ref } from 'react';
import { TextArea as RacTextArea, TextField } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';

export interface TextAreaProps extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  rows?: number;
  placeholder?: string;
  /** Counts the characters under the field; text pasted beyond the limit is kept for the schema to refuse. */
  maxLength?: number | undefined;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ ref, ...props }: TextAreaProps) {
  const { rows = 3, placeholder, maxLength, isReadOnly, autoFocus, onChange, onBlur } = props;
  const value = props.value ?? '';
  return (
    <TextField {...rootProps(props)} {...{ isReadOnly, autoFocus, onChange, onBlur, value }}>
      <FieldShell {...props}>
        <InputBox>
          <RacTextArea
            {...{ rows, placeholder }}
            ref={ref}
            className={`${INPUT_LOOK} field-sizing-content max-h-80 min-h-24 resize-none`}
          />
        </InputBox>
      </FieldShell>
      {maxLength !== undefined && (
        <span aria-hidden className={countLook(value.length > maxLength)}>
          {value.length} de {maxLength}
        </span>
      )}
    </TextField>
  );
}

function countLook(isOver: boolean): string {
  return `self-end text-sm tabular-nums ${isOver ? 'font-medium text-critical-ink' : 'text-ink-faint'}`;
}
