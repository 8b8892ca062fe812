import type { Frequency, FrequencyPeriod } from '../inventory/frequency.ts';

interface Recommended {
  /** Units of the box a dose has. */
  quantity: number;
  frequency: Frequency;
}

const NUMBER_WORDS: Record<string, number> = {
  meio: 0.5,
  meia: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
};
const NUMBER = String.raw`(\d+(?:[.,]\d+)?|meio|meia|uma?|dois|duas|tres)`;
const UNIT = '(?:comprimido|capsula|drageia|goma|sache|gota|dose|pastilha|unidade)s?';
const PERIODS: [period: FrequencyPeriod, words: string][] = [
  ['day', '(?:ao|por) dia|diari[oa]s?|diariamente|todos os dias'],
  ['week', '(?:na|por) semana|semana(?:l|is|lmente)'],
  ['month', '(?:ao|por) mes|mensa(?:l|is|lmente)'],
];

/**
 * '2 cápsulas, 3 vezes ao dia' or '1 comprimido a cada 8 horas' of a product as a quantity and a rhythm. Null where a
 * range, a condition or other words leave it open: the patient says it then.
 */
export function readRecommended(text: string | null): Recommended | null {
  const words = (text ?? '').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
  const [, count, rest = ''] =
    new RegExp(String.raw`^(?:tomar |ingerir )?${NUMBER} ${UNIT},?(?: |$)(.*)$`).exec(words) ?? [];
  const frequency = frequencyOf(rest.replace(/[.;]$/, ''));
  return count && frequency ? { quantity: numberOf(count), frequency } : null;
}

function frequencyOf(words: string): Frequency | null {
  const [, hours] = /^(?:a cada|de) (\d+)(?: em \1)? horas$/.exec(words) ?? [];
  if (hours) return 24 % Number(hours) === 0 ? { times: 24 / Number(hours), per: 'day' } : null;
  for (const [per, period] of PERIODS) {
    const [found, times] =
      new RegExp(String.raw`^(?:${NUMBER} ?(?:x|vez(?:es)?) )?(?:${period})$`).exec(words) ?? [];
    if (found) return { times: times ? numberOf(times) : 1, per };
  }
  return null;
}

const numberOf = (word: string) => NUMBER_WORDS[word] ?? Number(word.replace(',', '.'));
