import { EFFECT_LABEL } from '../side-effects/effect-types.ts';
import { ROW_MEASURES, type Rows } from './rows.ts';

const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';

type MeasureKey = (typeof ROW_MEASURES)[number]['key'];

/**
 * Codes that say exactly what was recorded. Waist, hip and glucose have several, by the way they were measured, which
 * nothing here knows: they go by their name.
 */
const CODES: Partial<Record<MeasureKey, Coded>> = {
  weight: { code: '29463-7', display: 'Body weight' },
  bodyFat: { code: '41982-0', display: 'Percentage of body fat Measured' },
  systolic: { code: '8480-6', display: 'Systolic blood pressure' },
  diastolic: { code: '8462-4', display: 'Diastolic blood pressure' },
  pulse: { code: '8867-4', display: 'Heart rate' },
};
const PRESSURE = { code: '85354-9', display: 'Blood pressure panel with all children optional' };

const UCUM_CODE: Record<(typeof ROW_MEASURES)[number]['unit'], string> = {
  kg: 'kg',
  cm: 'cm',
  '%': '%',
  mmHg: 'mm[Hg]',
  'mg/dL': 'mg/dL',
  bpm: '/min',
};

export interface Coded {
  code: string;
  display: string;
}

interface Codeable {
  text: string;
  coding?: ({ system: string } & Coded)[];
}

export const codeable = (text: string, known: Coded | undefined): Codeable =>
  known ? { text, coding: [{ system: LOINC, ...known }] } : { text };

type Category = 'vital-signs' | 'laboratory' | 'survey';

const categoryOf = (code: Category) => [{ coding: [{ system: CATEGORY, code }] }];

function quantity(value: number, unit: (typeof ROW_MEASURES)[number]['unit']) {
  return { value, unit, system: UCUM, code: UCUM_CODE[unit] };
}

/** `at` is a moment, or a day where no more is known. */
export const observed = (subject: object, at: string, code: Codeable, category: Category) => ({
  resourceType: 'Observation' as const,
  status: 'final' as const,
  category: categoryOf(category),
  code,
  subject,
  effectiveDateTime: at,
});

/** The two pressures of one moment are one observation with two components. */
export function measurementObservations({ measurements }: Rows, subject: object) {
  return measurements.flatMap((row) => {
    const single = ROW_MEASURES.filter(({ key }) => row[key] !== null && !isPressure(key)).map(
      ({ key, name, unit }) => ({
        ...observed(subject, row.at, codeable(name, CODES[key]), categoryOfMeasure(key)),
        valueQuantity: quantity(row[key]!, unit),
      }),
    );
    const pressures = ROW_MEASURES.filter(({ key }) => row[key] !== null && isPressure(key));
    if (pressures.length === 0) return single;
    const both = {
      ...observed(subject, row.at, codeable('Pressão arterial', PRESSURE), 'vital-signs'),
      component: pressures.map(({ key, name, unit }) => ({
        code: codeable(name, CODES[key]),
        valueQuantity: quantity(row[key]!, unit),
      })),
    };
    return [...single, both];
  });
}

/** Also a glucose that was measured at home is no vital sign of the standard. */
const categoryOfMeasure = (key: MeasureKey) => (key === 'glucose' ? 'laboratory' : 'vital-signs');

const isPressure = (key: MeasureKey) => key === 'systolic' || key === 'diastolic';

/** The patient's own rating, from 1 to 5; no code claims a diagnosis. */
export function effectObservations({ effects }: Rows, subject: object) {
  return effects.map(({ at, effectType, otherName, intensity }) => ({
    ...observed(subject, at, { text: otherName ?? EFFECT_LABEL[effectType] }, 'survey'),
    valueInteger: intensity,
    note: [{ text: 'Intensidade de 1 a 5, informada pelo paciente.' }],
  }));
}
