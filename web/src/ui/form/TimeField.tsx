import { readTime, withColon } from './read-time.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useTyped, type Read } from './use-typed.ts';

export interface TimeFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'
> {
  /** `HH:MM` in 24 hours. A text that is no time is passed on as typed: schemas refuse it. */
  value: string | null | undefined;
  onChange: (time: string | null) => void;
}

export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const typed = useTyped<string | null>({
    value: value ?? null,
    onChange,
    onBlur: field.onBlur,
    error: field.error,
    read,
    write: (time) => time ?? '',
  });
  return (
    <TextField
      autoComplete="off"
      placeholder="hh:mm"
      {...field}
      inputMode="numeric"
      value={typed.text}
      onChange={(text) => typed.type(withColon(typed.text, text))}
      onBlur={typed.leave}
      error={typed.error}
      inputClassName="tabular-nums"
    />
  );
}

function read(text: string): Read<string | null> {
  const reading = readTime(text);
  return reading.ok ? reading : { ok: false, value: text, sentence: 'Escreva a hora como 08:30.' };
}
