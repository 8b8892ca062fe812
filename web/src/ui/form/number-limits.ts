import { readNumber, writeNumber } from './read-number.ts';
import type { Read } from './use-typed.ts';

interface Limits {
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
  /** The sentence takes the place of the one about the limit that was passed. */
  outside?: string | undefined;
}

/** Reads a typed number under these limits, or returns the sentence that refuses it. */
export function readTyped(text: string, limits: Limits): Read<number | null> {
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

function outside(value: number, { min, max, outside: sentence }: Limits): string | null {
  if (min !== undefined && value < min) return sentence ?? `O mínimo é ${writeNumber(min)}.`;
  if (max !== undefined && value > max) return sentence ?? `O máximo é ${writeNumber(max)}.`;
  return null;
}
