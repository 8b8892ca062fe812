import type { Ref } from 'react';
import { readNumber, writeNumber } from './read-number.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useTyped, type Read } from './use-typed.ts';

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
  unit?: string;
  ref?: Ref<HTMLInputElement>;
}

// React Aria's own number field reads by locale, where 1.5 is 15: a dose ten times too high.
export function NumberField({ decimals = 2, min, max, unit, value, onChange, ...field }: NumberFieldProps) {
  const typed = useTyped<number | null>({
    value: value ?? null,
    onChange,
    onBlur: field.onBlur,
    error: field.error,
    read: (text) => read(text, { decimals, min, max }),
    write: writeNumber,
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

interface Limits {
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
}

function read(text: string, limits: Limits): Read<number | null> {
  const reading = readNumber(text, limits.decimals);
  if (!reading.ok)
    return { ok: false, value: Number.NaN, sentence: refusal(reading.why, text, limits.decimals) };
  const sentence = reading.value === null ? null : outside(reading.value, limits);
  return sentence === null ? reading : { ok: false, value: reading.value, sentence };
}

function refusal(why: 'unreadable' | 'ambiguous' | 'too-precise', text: string, decimals: number): string {
  const typed = text.trim();
  if (why === 'ambiguous') return `Escreva ${typed.replace('.', '')} ou ${writeNumber(Number(typed))}.`;
  if (why === 'unreadable') return `Escreva só o número, como ${decimals > 0 ? '1,5' : '15'}.`;
  if (decimals === 0) return 'Use um número inteiro.';
  return decimals === 1 ? 'Use no máximo uma casa decimal.' : `Use no máximo ${decimals} casas decimais.`;
}

function outside(value: number, { min, max }: Limits): string | null {
  if (min !== undefined && value < min) return `O mínimo é ${writeNumber(min)}.`;
  if (max !== undefined && value > max) return `O máximo é ${writeNumber(max)}.`;
  return null;
}
