import type { EffectType } from '../side-effects/effect-types.ts';
import { NIDIRECT_DIARRHEA } from '../sources/authorities.ts';
import * as nutrition from '../sources/nutrition.ts';
import { SBEM_DIGESTIVE } from '../sources/societies-and-studies.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';
import { type Day, addDays } from '../time/days.ts';
import type { Suit } from './suit-words.ts';

export interface SuitingFoods extends Sourced {
  suits: Suit;
  effects: readonly EffectType[];
  tips: readonly string[];
  /** Codes of shipped foods. */
  foods: readonly string[];
}

const CHOICE = 'A escolha dos alimentos da lista é do Leveza.';

export const SUITING_FOODS: readonly SuitingFoods[] = [
  {
    suits: 'nausea',
    effects: ['nausea', 'vomiting'],
    tips: [
      'Porções pequenas, mais vezes ao dia.',
      'Comidas frias ou em temperatura ambiente têm menos cheiro.',
      'Evite o que é gorduroso ou muito temperado.',
    ],
    foods: [
      'taco-063',
      'taco-013',
      'mem-gelatina-zero',
      'mem-iogurte-grego-natural',
      'taco-179',
      'taco-222',
      'taco-091',
      'taco-478',
    ],
    ...sourced(
      [
        cite(nutrition.UCLH_NAUSEA, 'refeições pequenas, comida fria, pouca gordura'),
        cite(SBEM_DIGESTIVE, 'náuseas e vômitos'),
      ],
      CHOICE,
    ),
  },
  {
    suits: 'reflux',
    effects: ['gerd', 'dyspepsia', 'gastritis'],
    tips: [
      'Porções menores e mais frequentes.',
      'Evite fritura, café e cítricos por enquanto.',
      'Não se deite logo depois de comer.',
    ],
    foods: [
      'taco-007',
      'taco-182',
      'taco-236',
      'taco-408',
      'taco-003',
      'taco-109',
      'taco-112',
      'mem-tilapia-grelhada',
    ],
    ...sourced(
      [cite(nutrition.NHS_REFLUX, 'comer porções menores, mais vezes')],
      `${CHOICE} Evitar fritura, café e cítricos vem da prática comum.`,
    ),
  },
  {
    suits: 'constipation',
    effects: ['constipation'],
    tips: ['Aumente as fibras aos poucos.', 'Beba água junto: a fibra precisa dela.'],
    foods: ['taco-226', 'taco-172', 'taco-007', 'taco-561', 'taco-577', 'mem-chia', 'taco-214', 'mem-agua'],
    ...sourced([cite(SBEM_DIGESTIVE, 'constipação')], CHOICE),
  },
  {
    suits: 'diarrhea',
    effects: ['diarrhea'],
    tips: [
      'Líquidos em pequenos goles, ao longo do dia.',
      'Por enquanto, menos fibras e nada de sucos ou refrigerantes.',
    ],
    foods: [
      'taco-003',
      'taco-091',
      'taco-109',
      'taco-408',
      'taco-063',
      'taco-178',
      'mem-sopa-legumes',
      'mem-agua',
    ],
    ...sourced([cite(SBEM_DIGESTIVE, 'diarreia'), cite(NIDIRECT_DIARRHEA, 'como se cuidar')], CHOICE),
  },
  {
    suits: 'dose',
    effects: [],
    tips: ['Refeições pequenas, com pouca gordura.', 'Comece pela proteína.'],
    foods: [
      'taco-488',
      'mem-iogurte-grego-natural',
      'mem-cottage',
      'taco-408',
      'mem-tilapia-grelhada',
      'taco-461',
      'mem-sopa-legumes',
      'taco-584',
    ],
    ...sourced(
      [cite(SBEM_DIGESTIVE, 'náuseas e vômitos: refeições pequenas e pouca gordura')],
      `${CHOICE} Os dois dias depois da dose também.`,
    ),
  },
];

export interface SuitFacts {
  today: Day;
  /** Effects of the last days, each with its day. */
  effects: readonly { effectType: EffectType; day: Day }[];
  lastDoseOn: Day | null;
}

/** An effect counts on its day and the day after; the dose on its day and the two after. */
const EFFECT_DAYS = 1;
const DOSE_DAYS = 2;

/** Lists of foods for the states of the day, each with its reason; near a dose only where nothing was felt. */
export function suitsOf({ today, effects, lastDoseOn }: SuitFacts): { list: SuitingFoods; reason: string }[] {
  const recent = effects.filter(({ day }) => day >= addDays(today, -EFFECT_DAYS) && day <= today);
  const felt = SUITING_FOODS.flatMap((list) => {
    const last = recent.findLast(({ effectType }) => list.effects.includes(effectType));
    if (!last) return [];
    return [{ list, reason: `${last.day === today ? 'Hoje' : 'Ontem'} você registrou ${FELT[list.suits]}.` }];
  });
  if (felt.length > 0 || lastDoseOn === null || lastDoseOn < addDays(today, -DOSE_DAYS)) return felt;
  return [
    { list: SUITING_FOODS.find(({ suits }) => suits === 'dose')!, reason: 'A última dose foi há pouco.' },
  ];
}

const FELT: Record<Suit, string> = {
  nausea: 'enjoo ou vômito',
  reflux: 'azia ou refluxo',
  constipation: 'intestino preso',
  diarrhea: 'diarreia',
  dose: 'uma dose',
};
