/** Answers about health and habits, with their labels. */
export const DIABETES_LABEL = {
  TYPE1: 'Tipo 1',
  TYPE2: 'Tipo 2',
  GESTATIONAL: 'Gestacional',
  PREDIABETES: 'Pré-diabetes',
  NONE: 'Não tenho diabetes',
} as const;
export type DiabetesType = keyof typeof DIABETES_LABEL;

export const EXERCISE_LABEL = {
  SEDENTARY: 'Sedentário',
  LIGHT: 'Leve (1-2x por semana)',
  MODERATE: 'Moderado (3-4x por semana)',
  INTENSE: 'Intenso (5x ou mais por semana)',
} as const;
export type ExerciseFrequency = keyof typeof EXERCISE_LABEL;

export const SMOKING_LABEL = {
  NEVER: 'Nunca fumei',
  FORMER: 'Ex-fumante',
  CURRENT: 'Fumante',
} as const;
export type SmokingStatus = keyof typeof SMOKING_LABEL;

export const ALCOHOL_LABEL = {
  NEVER: 'Nunca',
  OCCASIONAL: 'Ocasionalmente',
  REGULAR: 'Regularmente',
  FREQUENT: 'Frequentemente',
} as const;
export type AlcoholConsumption = keyof typeof ALCOHOL_LABEL;

export const GENDER_LABEL = { M: 'Masculino', F: 'Feminino', O: 'Outro' } as const;
