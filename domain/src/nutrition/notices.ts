import * as nutrition from '../sources/nutrition.ts';
import { NHS_VOMITING, NIDIRECT_DIARRHEA } from '../sources/authorities.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';
import { type Day, addDays } from '../time/days.ts';
import type { EatenDay } from './means.ts';

export interface NutritionNotice extends Sourced {
  key: 'vomiting' | 'low-energy' | 'low-protein';
  title: string;
  advice: string;
  team: string;
}

/** Thresholds of the notices. */
export const LOW_INTAKE = {
  /** Recorded days in a row that count, today left out. */
  days: 3,
  /** They are looked for in this many days. */
  within: 7,
  energyKcal: 800,
  proteinShare: 0.5,
  waterShare: 0.5,
} as const;

export const NUTRITION_NOTICES: readonly NutritionNotice[] = [
  {
    key: 'vomiting',
    title: 'Depois de vomitar, o corpo precisa de líquidos',
    advice:
      'Beba aos poucos: alguns goles a cada poucos minutos, mesmo sem sede. Água ou soro de reidratação. Com doença do coração ou dos rins, pergunte antes à sua equipe quanto.',
    team: 'Fale com sua equipe ainda hoje se não conseguir manter líquidos no estômago, urinar pouco ou escuro, ou sentir tontura.',
    ...sourced(
      [cite(NHS_VOMITING, 'quando procurar ajuda'), cite(NIDIRECT_DIARRHEA, 'como se cuidar: líquidos')],
      'O limite de metade da meta de líquidos e a pergunta à equipe com doença do coração ou dos rins são do Leveza.',
    ),
  },
  {
    key: 'low-energy',
    title: 'Os últimos dias registrados tiveram pouca comida',
    advice:
      'Refeições pequenas e mais vezes ao dia costumam caber melhor: iogurte, ovo, sopa, fruta. Se faltou anotar algo, desconsidere.',
    team: 'Se comer continua difícil, conte à sua equipe: a dose e o plano podem ser ajustados.',
    ...sourced(
      [cite(nutrition.NHS_VERY_LOW_ENERGY, 'até 800 kcal por dia só com acompanhamento')],
      'Contar três dias registrados, sem o de hoje, é do Leveza.',
    ),
  },
  {
    key: 'low-protein',
    title: 'Os últimos dias registrados tiveram pouca proteína',
    advice:
      'Comece a refeição pela proteína: ovo, frango, peixe, iogurte, queijo, feijão. Um pouco em cada refeição já ajuda os músculos.',
    team: 'Converse com sua equipe ou nutricionista se as proteínas estiverem difíceis de comer.',
    ...sourced(
      [cite(nutrition.PROTEIN_WITH_GLP1, 'resumo: proteína para conservar os músculos')],
      'O limite de metade da meta em três dias registrados é do Leveza.',
    ),
  },
];

export interface IntakeFacts {
  today: Day;
  /** 'HH:MM' by the patient's clock. */
  now: string;
  days: readonly EatenDay[];
  goals: { protein: number; water: number };
  /** Days with vomiting recorded. */
  vomitedOn: readonly Day[];
  /** Days on which a drink was recorded. */
  drankOn: readonly Day[];
}

/** The one notice of the day, or none. Days without records never give one. */
export function noticeOf(facts: IntakeFacts): NutritionNotice | null {
  const key = lacksLiquid(facts) ? 'vomiting' : lowIntake(facts);
  return NUTRITION_NOTICES.find((notice) => notice.key === key) ?? null;
}

/** From this hour on, the day's drinks are counted as a day's. */
const EVENING = '18:00';

function lacksLiquid({ today, now, days, goals, vomitedOn, drankOn }: IntakeFacts): boolean {
  const yesterday = addDays(today, -1);
  if (!vomitedOn.some((day) => day >= yesterday)) return false;
  const looked = now >= EVENING ? [yesterday, today] : [yesterday];
  const last = looked.findLast((day) => drankOn.includes(day) && vomitedOn.some((felt) => felt <= day));
  const ml = days.find(({ day }) => day === last)?.waterMl;
  return ml !== undefined && ml < goals.water * LOW_INTAKE.waterShare;
}

function lowIntake({ today, days, goals }: IntakeFacts): NutritionNotice['key'] | null {
  const from = addDays(today, -LOW_INTAKE.within);
  const recorded = days
    .filter(({ day, isRecorded }) => isRecorded && day < today && day >= from)
    .slice(-LOW_INTAKE.days);
  if (recorded.length < LOW_INTAKE.days) return null;
  const isLow = (nutrient: 'calories' | 'protein', limit: number) =>
    recorded.every(({ totals, incomplete }) => {
      const eaten = totals[nutrient];
      // A day with an unknown part may have been enough.
      return eaten !== null && !incomplete.includes(nutrient) && eaten < limit;
    });
  if (isLow('calories', LOW_INTAKE.energyKcal)) return 'low-energy';
  return isLow('protein', goals.protein * LOW_INTAKE.proteinShare) ? 'low-protein' : null;
}
