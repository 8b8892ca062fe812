import type { Gender } from '../profile/gender.ts';
import { OLDER_FROM_YEARS } from '../profile/healthy-weight.ts';
import type { ExerciseFrequency } from '../profile/health.ts';
import type { Sourced } from '../sources/source.ts';
import type { GoalFacts } from './goal-facts.ts';
import { GOAL_RULES, KIDNEY_RULE } from './goal-rules.ts';

export interface Computed {
  amount: number;
  /** With the patient's own figures. */
  formula: string;
  rule: Sourced;
}

const ACTIVITY: Record<ExerciseFrequency, number> = {
  SEDENTARY: 1.2,
  LIGHT: 1.375,
  MODERATE: 1.55,
  INTENSE: 1.725,
};
/** The last term of the equation; for another gender the mean of both. */
const GENDER_TERM: Record<Gender, number> = { M: 5, F: -161, O: -78 };
const LEAST_ENERGY: Record<Gender, number> = { M: 1500, F: 1200, O: 1200 };
const LESS_KCAL = 500;
const IDEAL_BMI = 25;
/** From 60 years on the adequate weight ends here (`olderBmiClass`). */
const OLDER_BMI = 27;
const EXTRA_SHARE = 0.25;
const PROTEIN_PER_KG = 1.2;
const KIDNEY_PROTEIN_PER_KG = 0.8;
const KIDNEY_DEFAULT_KG = 75;
const FAT_SHARE = 0.3;
const FIBER_GRAMS = 25;
const WATER_ML: Record<Gender, number> = { M: 2000, F: 1600, O: 2000 };

const written = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
const tens = (value: number) => Math.round(value / 10) * 10;

export function caloriesOf({ weightKg, heightCm, ageYears, gender, exercise }: GoalFacts): Computed | null {
  if (weightKg === null || heightCm === null || ageYears === null || gender === null) return null;
  const resting = 10 * weightKg + 6.25 * heightCm - 5 * ageYears + GENDER_TERM[gender];
  const activity = exercise ? ACTIVITY[exercise] : ACTIVITY.SEDENTARY;
  const lessFromBmi = ageYears >= OLDER_FROM_YEARS ? OLDER_BMI : IDEAL_BMI;
  const less = weightKg >= kgOf(lessFromBmi, heightCm) ? LESS_KCAL : 0;
  const needed = resting * activity - less;
  const least = LEAST_ENERGY[gender];
  const sum = `Gasto em repouso de ${written(Math.round(resting))} kcal × ${written(activity)} de atividade`;
  const steps = less > 0 ? `${sum} − ${less} kcal` : sum;
  const formula = needed < least ? `${steps}; no mínimo ${written(least)} kcal.` : `${steps}.`;
  return { amount: Math.max(least, tens(needed)), formula, rule: GOAL_RULES.calories };
}

const kgOf = (bmi: number, heightCm: number) => bmi * (heightCm / 100) ** 2;

/** The weight that protein is counted by: above the ideal one, only a quarter of the rest counts. */
export function adjustedKg(weightKg: number, heightCm: number): number {
  const ideal = kgOf(IDEAL_BMI, heightCm);
  const adjusted = weightKg <= ideal ? weightKg : ideal + EXTRA_SHARE * (weightKg - ideal);
  return Math.round(adjusted * 10) / 10;
}

/** Too much protein harms weak kidneys: the common goal does not hold until the weight is known. */
const KIDNEY_DEFAULT: Computed = {
  amount: Math.round(KIDNEY_DEFAULT_KG * KIDNEY_PROTEIN_PER_KG),
  formula: `${written(KIDNEY_PROTEIN_PER_KG)} g por kg de ${KIDNEY_DEFAULT_KG} kg, até o perfil ter peso e altura.`,
  rule: KIDNEY_RULE,
};

export function proteinOf({ weightKg, heightCm, hasKidneyDisease }: GoalFacts): Computed | null {
  if (weightKg === null || heightCm === null) return hasKidneyDisease ? KIDNEY_DEFAULT : null;
  const adjusted = adjustedKg(weightKg, heightCm);
  const perKg = hasKidneyDisease ? KIDNEY_PROTEIN_PER_KG : PROTEIN_PER_KG;
  const weight = adjusted < weightKg ? 'peso ajustado' : 'peso';
  return {
    amount: Math.round(adjusted * perKg),
    formula: `${written(perKg)} g por kg do ${weight} de ${written(adjusted)} kg.`,
    rule: hasKidneyDisease ? KIDNEY_RULE : GOAL_RULES.protein,
  };
}

/** Goals that follow from energy, protein and gender. */
export function restOf(kcal: number | null, protein: number | null, gender: Gender | null) {
  const fat = kcal === null ? null : Math.round((kcal * FAT_SHARE) / 9);
  const carbs =
    kcal === null || protein === null || fat === null
      ? null
      : Math.max(0, Math.round((kcal - protein * 4 - fat * 9) / 4));
  const water = gender && WATER_ML[gender];
  return {
    carbs: computed(
      carbs,
      GOAL_RULES.carbs,
      'A energia que a proteína e as gorduras deixam, a 4 kcal por grama.',
    ),
    fat: computed(fat, GOAL_RULES.fat, '30% da energia, a 9 kcal por grama.'),
    fiber: computed(FIBER_GRAMS, GOAL_RULES.fiber, '25 g por dia para adultos.'),
    water: computed(
      water,
      GOAL_RULES.water,
      `${written(water ?? 0)} ml de líquidos por dia, todas as bebidas contadas. Com doença do coração ou dos rins pode haver um limite: vale o que sua equipe disse.`,
    ),
  };
}

function computed(amount: number | null, rule: Sourced, formula: string): Computed | null {
  return amount === null ? null : { amount, formula, rule };
}
