import type { Frequency } from './schedule.ts';

export const PLAN_MEDICATION_TYPES = ['vitamin', 'supplement', 'oral_medication', 'glp1'] as const;
export type PlanMedicationType = (typeof PLAN_MEDICATION_TYPES)[number];

export const PLAN_MEDICATION_LABEL: Record<PlanMedicationType, string> = {
  vitamin: 'Vitamina',
  supplement: 'Suplemento',
  oral_medication: 'Medicamento oral',
  glp1: 'GLP-1',
};

export const PLAN_FORMS = [
  'tablet',
  'capsule',
  'liquid',
  'gummy',
  'powder',
  'syrup',
  'injection',
  'pen',
] as const;
export type PlanForm = (typeof PLAN_FORMS)[number];

export const PLAN_FORM_LABEL: Record<PlanForm, string> = {
  tablet: 'Comprimido',
  capsule: 'Cápsula',
  liquid: 'Líquido',
  gummy: 'Goma',
  powder: 'Pó',
  syrup: 'Xarope',
  injection: 'Injeção',
  pen: 'Caneta',
};

/** Which forms a type comes in (specification, second document, section 9), and sachets, which are a powder of any type. */
export const FORMS_OF: Record<PlanMedicationType, readonly PlanForm[]> = {
  vitamin: ['tablet', 'capsule', 'liquid', 'gummy', 'powder'],
  supplement: ['tablet', 'capsule', 'powder', 'liquid'],
  oral_medication: ['tablet', 'capsule', 'liquid', 'syrup', 'powder'],
  glp1: ['injection', 'pen'],
};

export const PLAN_TYPES = ['continuous', 'course', 'as_needed'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export const PLAN_TYPE_LABEL: Record<PlanType, string> = {
  continuous: 'Contínuo',
  course: 'Curso',
  as_needed: 'Se precisar',
};

export const FREQUENCY_LABEL: Record<Frequency, string> = {
  daily: 'Diário',
  weekly: 'Semanal',
  monthly: 'Mensal',
  custom: 'Personalizado',
};

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LABEL: Record<Priority, string> = { high: 'Alta', medium: 'Média', low: 'Baixa' };

export const WITH_FOOD = ['either', 'with', 'without'] as const;
export type WithFood = (typeof WITH_FOOD)[number];

export const WITH_FOOD_LABEL: Record<WithFood, string> = {
  either: 'Com ou sem alimento',
  with: 'Com alimento',
  without: 'Em jejum',
};

/** The words stand beside a dose; food that does not matter has none. */
export const CONDITION: Record<WithFood, string | null> = {
  either: null,
  with: 'Com alimento',
  without: 'Em jejum',
};

export const DOSE_UNITS = [
  'mg',
  'mcg',
  'g',
  'UI',
  'ml',
  'gotas',
  'comprimidos',
  'cápsulas',
  'sachês',
  'doses',
] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

const MG_PER: Partial<Record<DoseUnit, number>> = { mg: 1, mcg: 0.001, g: 1000 };

/** The dose in mg where its unit is a mass; drops and UI have none. */
export function doseInMg(dose: number, unit: DoseUnit): number | null {
  const factor = MG_PER[unit];
  return factor === undefined ? null : Number((dose * factor).toPrecision(12));
}

/** '1 sachê', '0,5 comprimido', '2 cápsulas'; symbols as mg and UI have no plural. */
export function unitText(dose: number, unit: DoseUnit): string {
  const isWord = unit.length > 3;
  return isWord && dose < 2 ? unit.replace(/s$/, '') : unit;
}
