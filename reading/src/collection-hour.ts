import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Line } from './layout.ts';

const COLLECTED =
  /\bcolet[a-z]*\b[^\d]{0,24}\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\D{1,8}([01]?\d|2[0-3])\s?[:h]\s?([0-5]\d)/g;

/** The hour at which all samples of a report were taken, which some ranges depend on; null where they differ. */
export function collectionHourOf(lines: readonly Line[]): number | null {
  const text = lines.map((line) => fold(line.text)).join('\n');
  const hours = [...text.matchAll(COLLECTED)].map((match) => Number(match[1]) + Number(match[2]) / 60);
  const [first] = hours;
  return first !== undefined && hours.every((hour) => Math.abs(hour - first) < 1) ? first : null;
}
