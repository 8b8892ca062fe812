import type { Frequency } from '../inventory/frequency.ts';
import type { WithFood } from './plan-words.ts';
import { MOST_TIMES_PER_DAY, spreadTimes } from './times.ts';

export const MOMENTS = [
  'fasting',
  'morning',
  'afternoon',
  'night',
  'spread',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type MomentName = (typeof MOMENTS)[number];

/** When a product is taken, in the patient's words, and what that is in a plan. */
export interface MomentChoice {
  name: MomentName;
  /** As it ends the sentence 'Tomo 1 comprimido, 1x ao dia, …'. */
  words: string;
  times: string[];
  daysOfWeek: number[];
  withFood: WithFood;
}

const at = (name: MomentName, words: string, times: string[], withFood: WithFood = 'either') => ({
  name,
  words,
  times,
  daysOfWeek: [],
  withFood,
});

const ONCE_A_DAY: MomentChoice[] = [
  at('morning', 'de manhã', ['08:00']),
  at('fasting', 'de manhã, em jejum', ['07:00'], 'without'),
  at('afternoon', 'de tarde', ['14:00']),
  at('night', 'de noite', ['20:00']),
];

/** Sunday first, as a plan counts them. */
const WEEKDAYS = [
  ['sunday', 'aos domingos'],
  ['monday', 'às segundas'],
  ['tuesday', 'às terças'],
  ['wednesday', 'às quartas'],
  ['thursday', 'às quintas'],
  ['friday', 'às sextas'],
  ['saturday', 'aos sábados'],
] as const;
const ONCE_A_WEEK: MomentChoice[] = WEEKDAYS.map(([name, words], weekday) => ({
  ...at(name, words, spreadTimes(1)),
  daysOfWeek: [weekday],
}));

const SPREAD_WORDS: Record<number, string> = {
  2: 'de manhã e de noite',
  3: 'de manhã, de tarde e de noite',
};

const LIST = new Intl.ListFormat('pt-BR');

/** '08:00 e 20:00'. */
export const timesText = (times: readonly string[]) => LIST.format(times);

/** The moments to choose from for a frequency; none where days or hours would be guessed. */
export function momentsFor(frequency: Frequency | null): MomentChoice[] {
  if (!frequency) return [];
  const { times, per } = frequency;
  if (per === 'week') return times === 1 ? ONCE_A_WEEK : [];
  if (per !== 'day' || times > MOST_TIMES_PER_DAY || !Number.isInteger(times)) return [];
  if (times === 1) return ONCE_A_DAY;
  const spread = spreadTimes(times);
  return [at('spread', SPREAD_WORDS[times] ?? `às ${timesText(spread)}`, spread)];
}
