import {
  AS_NEEDED,
  type FrequencyChoice,
  type FrequencyPeriod,
  frequencyText,
} from '@leveza/domain/inventory/frequency.ts';

/** The frequencies most boxes are taken in; the first is the one of the specification. */
const USUAL: readonly [number, FrequencyPeriod][] = [
  [1, 'day'],
  [2, 'day'],
  [3, 'day'],
  [4, 'day'],
  [1, 'week'],
  [1, 'month'],
];

export const OTHER = 'other';
export const UNKNOWN = 'unknown';

const keyOf = (times: number, per: FrequencyPeriod) => `${times} ${per}`;

interface FrequencyFields {
  frequencyTimes: number | null;
  frequencyPer: FrequencyChoice | null;
}

export const FREQUENCY_OPTIONS = [
  ...USUAL.map(([times, per]) => ({ value: keyOf(times, per), label: frequencyText({ times, per }, null) })),
  { value: 'as-needed', label: AS_NEEDED },
  { value: OTHER, label: 'Outra frequência' },
  { value: UNKNOWN, label: 'Não informada' },
];

/** The choice that says this frequency; null while nothing is known. */
export function choiceOf({ frequencyTimes, frequencyPer }: FrequencyFields): string | null {
  if (frequencyPer === 'as-needed') return frequencyPer;
  if (frequencyPer === null || frequencyTimes === null) return null;
  const key = keyOf(frequencyTimes, frequencyPer);
  return FREQUENCY_OPTIONS.some(({ value }) => value === key) ? key : OTHER;
}

/** The frequency a choice says; null where other fields say it. */
export function saidBy(choice: string): FrequencyFields | null {
  if (choice === OTHER) return null;
  if (choice === 'as-needed') return { frequencyTimes: null, frequencyPer: choice };
  const usual = USUAL.find(([times, per]) => keyOf(times, per) === choice);
  return { frequencyTimes: usual?.[0] ?? null, frequencyPer: usual?.[1] ?? null };
}
