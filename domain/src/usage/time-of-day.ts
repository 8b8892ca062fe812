import type { ItemKind } from '../catalog/classify.ts';
import { searchText } from '../catalog/search-text.ts';

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const TIME_OF_DAY_LABEL: Record<TimeOfDay, string> = {
  morning: 'Manhã',
  afternoon: 'Tarde',
  evening: 'Noite',
  night: 'Madrugada',
};

const BY_WORD = new Map<string, TimeOfDay>([
  ...TIMES_OF_DAY.map((time): [string, TimeOfDay] => [time, time]),
  ...TIMES_OF_DAY.map((time): [string, TimeOfDay] => [searchText(TIME_OF_DAY_LABEL[time]), time]),
]);

/** Supplements say manhã, tarde, noite and medications morning to night; here they are the same. */
export function readTimeOfDay(word: string): TimeOfDay | null {
  return BY_WORD.get(searchText(word)) ?? null;
}

/** The specification's word for a supplement taken at this hour (0 to 23). */
export function supplementTime(hour: number): 'manhã' | 'tarde' | 'noite' {
  if (hour < 12) return 'manhã';
  return hour < 18 ? 'tarde' : 'noite';
}

export function medicationTime(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 22 ? 'evening' : 'night';
}

/** By the buckets of the specification, which differ between the two kinds. */
export function timeOfDayOf(kind: ItemKind, hour: number): TimeOfDay {
  return kind === 'medication' ? medicationTime(hour) : readTimeOfDay(supplementTime(hour))!;
}
