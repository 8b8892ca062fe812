import type { Comparator, ResultFlag } from '../exams/states.ts';
import type { Wellbeing } from '../nutrition/wellbeing.ts';
import type { EffectType } from '../side-effects/effect-types.ts';
import type { Day } from '../time/days.ts';
import { PARTS_OF_TYPE, type ReportPart, type ReportType } from './types.ts';

/** Single records of a period, oldest first, as they travel. */
export interface Rows {
  timeZone: string;
  applications: readonly {
    at: string;
    medicationName: string;
    doseMg: number;
    site: string | null;
  }[];
  /** Injections that were planned and skipped, with the medicine of the dose before. */
  skips: readonly { at: string; medicationName: string | null; reason: string }[];
  /** A GLP-1 without an injection, taken and skipped. */
  tablets: readonly {
    at: string;
    medicationName: string;
    quantity: number | null;
    unit: string;
    isTaken: boolean;
    reason: string | null;
  }[];
  measurements: readonly {
    at: string;
    weight: number | null;
    waist: number | null;
    hip: number | null;
    bodyFat: number | null;
    systolic: number | null;
    diastolic: number | null;
    glucose: number | null;
    pulse: number | null;
  }[];
  effects: readonly {
    at: string;
    effectType: EffectType;
    otherName: string | null;
    intensity: number;
    duration: number | null;
  }[];
  exams: readonly {
    day: Day;
    name: string;
    analyte: string | null;
    value: string;
    /** In the analyte's own unit; null where it is unknown or no number. */
    amount: number | null;
    comparator: Comparator | null;
    unit: string | null;
    reference: string | null;
    flag: ResultFlag | null;
    laboratory: string;
  }[];
  meals: readonly {
    day: Day;
    time: string;
    name: string;
    foods: string;
    calories: number | null;
    protein: number | null;
    carbs: number | null;
    fat: number | null;
    fiber: number | null;
  }[];
  drinks: readonly { day: Day; ml: number }[];
  wellbeing: readonly ({ day: Day } & Wellbeing)[];
  purchases: readonly {
    day: Day;
    name: string;
    kind: 'pen' | 'medication' | 'supplement';
    price: number | null;
  }[];
}

/** The measures of a row, in the order of its columns, with their names and units. */
export const ROW_MEASURES = [
  { key: 'weight', name: 'Peso', unit: 'kg' },
  { key: 'waist', name: 'Circunferência abdominal', unit: 'cm' },
  { key: 'hip', name: 'Circunferência do quadril', unit: 'cm' },
  { key: 'bodyFat', name: 'Gordura corporal', unit: '%' },
  { key: 'systolic', name: 'Pressão sistólica', unit: 'mmHg' },
  { key: 'diastolic', name: 'Pressão diastólica', unit: 'mmHg' },
  { key: 'glucose', name: 'Glicose', unit: 'mg/dL' },
  { key: 'pulse', name: 'Pulso em repouso', unit: 'bpm' },
] as const;

/** The nutrients of a meal, in the order of its columns. */
export const ROW_NUTRIENTS = [
  { key: 'calories', name: 'Energia', unit: 'kcal' },
  { key: 'protein', name: 'Proteína', unit: 'g' },
  { key: 'carbs', name: 'Carboidratos', unit: 'g' },
  { key: 'fat', name: 'Gorduras', unit: 'g' },
  { key: 'fiber', name: 'Fibras', unit: 'g' },
] as const;

export const PURCHASE_KIND_LABEL = {
  pen: 'Caneta',
  medication: 'Medicamento',
  supplement: 'Suplemento',
} as const;

const PART_OF_LIST: Record<Exclude<keyof Rows, 'timeZone'>, ReportPart> = {
  applications: 'applications',
  skips: 'applications',
  tablets: 'applications',
  measurements: 'weight',
  effects: 'effects',
  exams: 'exams',
  meals: 'nutrition',
  drinks: 'nutrition',
  wellbeing: 'nutrition',
  purchases: 'spending',
};

/** The records that belong to a report of this type; the other lists are empty. */
export function rowsOfType<R extends Rows>(rows: R, type: ReportType): R {
  const left = Object.entries(PART_OF_LIST).filter(([, part]) => !PARTS_OF_TYPE[type].includes(part));
  return { ...rows, ...Object.fromEntries(left.map(([list]) => [list, []])) };
}
