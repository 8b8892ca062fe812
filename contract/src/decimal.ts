import { z } from './zod.ts';

/** '92,5', '92.5' or 92.5 as a number. Anything else stays as it is, for the schema to refuse. */
export function readDecimal(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : value;
}

/** A number written with comma or point. */
export function decimal(outside: string, { min, max }: { min: number; max: number }) {
  return z.preprocess(readDecimal, z.number('Informe um número.').min(min, outside).max(max, outside));
}

/** A whole number; 7,5 is refused, not cut. */
export function whole(outside: string, { min, max }: { min: number; max: number }) {
  return z.preprocess(
    readDecimal,
    z.number('Informe um número.').int('Use um número inteiro.').min(min, outside).max(max, outside),
  );
}
