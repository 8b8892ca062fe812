import { readTyped } from './number-limits.ts';
import type { Read } from './use-typed.ts';

const METRES = /^([12])\s*[.,m]\s*(\d{1,3})$/i;

/** A height in cm: `168` as it is, and `1,68`, `1.68` or `1m68` as Brazilians say it. */
export function readHeight(typed: string): Read<number | null> {
  const [, metres, rest] = METRES.exec(typed.trim()) ?? [];
  if (metres === undefined || rest === undefined) return readTyped(typed, { decimals: 1 });
  return { ok: true, value: Number(`${metres}${rest.padEnd(3, '0')}`) / 10 };
}
