import type { Ref } from 'react';
import { readTyped } from './number-limits.ts';
import { writeNumber } from './read-number.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { type Read, useTyped } from './use-typed.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'
> {
  /** `NaN` stands for a text that is no number: schemas refuse it, so it is never saved as empty. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  /** How many decimals the number may have; see `readNumber` for what it means to `1.234`. */
  decimals?: number;
  min?: number;
  max?: number;
  /** The sentence about a number beyond the limits, with its unit; by default it names only the limit. */
  outside?: string;
  unit?: string;
  /** Reads the typed text in place of a plain number under these limits. */
  read?: ((text: string) => Read<number | null>) | undefined;
  /** Writes the number in the field that was left. */
  write?: (value: number | null | undefined) => string;
  ref?: Ref<HTMLInputElement>;
}

// React Aria's own number field reads by locale, where 1.5 is 15: a dose ten times too high.
export function NumberField(props: NumberFieldProps) {
  const {
    decimals = 2,
    min,
    max,
    outside,
    unit,
    value,
    onChange,
    read,
    write = writeNumber,
    ...field
  } = props;
  const typed = useTyped<number | null>({
    value: value ?? null,
    onChange,
    onBlur: field.onBlur,
    error: field.error,
    read: read ?? ((text) => readTyped(text, { decimals, min, max, outside })),
    write,
  });
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={typed.text}
      onChange={typed.type}
      onBlur={typed.leave}
      error={typed.error}
      inputClassName={`tabular-nums ${field.inputClassName ?? ''}`}
      end={
        <>
          {unit && <span className="shrink-0 pr-3.5 text-ink-soft">{unit}</span>}
          {field.end}
        </>
      }
    />
  );
}
