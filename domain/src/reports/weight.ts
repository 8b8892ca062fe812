import { hundredths } from '../measurements/rounding.ts';

export interface Change {
  kg: number | null;
  /** To one decimal; negative while weight goes down. */
  percent: number | null;
}

/** How far one weight lies from another; null while one of them is missing. */
export function changeOf(from: number | null, to: number | null): Change {
  if (from === null || to === null || from <= 0) return { kg: null, percent: null };
  return { kg: hundredths(to - from), percent: Math.round(((to - from) / from) * 1000) / 10 + 0 };
}
