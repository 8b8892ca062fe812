/** The purposes of a report. */
export const REPORT_TYPES = ['comprehensive', 'medical', 'financial', 'progress'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const DEFAULT_REPORT_DAYS = 30;
/** Ten years and their leap days. */
export const MOST_REPORT_DAYS = 3653;

/** The parts of a report, each of which a patient may share or keep. */
export const REPORT_PARTS = [
  'summary',
  'applications',
  'weight',
  'effects',
  'exams',
  'medications',
  'adherence',
  'spending',
  'nutrition',
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export const REPORT_PART_LABEL: Record<ReportPart, string> = {
  summary: 'Resumo',
  applications: 'Aplicações',
  weight: 'Peso e medidas',
  effects: 'Efeitos colaterais',
  exams: 'Exames',
  medications: 'Outros medicamentos',
  adherence: 'Adesão',
  spending: 'Gastos',
  nutrition: 'Alimentação',
};

/** Which parts a report of each type shows, in the order of the page. */
export const PARTS_OF_TYPE: Record<ReportType, readonly ReportPart[]> = {
  comprehensive: REPORT_PARTS,
  medical: REPORT_PARTS.filter((part) => part !== 'spending'),
  financial: ['spending'],
  progress: ['summary', 'weight', 'adherence', 'nutrition'],
};

/** The nutrients whose means a report says. */
export const REPORT_NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;
export type ReportNutrient = (typeof REPORT_NUTRIENTS)[number];

/** The measures beside the weight, in the order of a report. */
export const REPORT_MEASURES = [
  'waist',
  'hip',
  'body-fat',
  'systolic',
  'diastolic',
  'glucose',
  'pulse',
] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** Those a patient's own progress is told in; the others are for a doctor to read. */
export const PROGRESS_MEASURES: readonly ReportMeasure[] = ['waist', 'hip', 'body-fat'];

export const REPORT_MEASURE_LABEL: Record<ReportMeasure, { name: string; unit: string }> = {
  waist: { name: 'Circunferência abdominal', unit: 'cm' },
  hip: { name: 'Circunferência do quadril', unit: 'cm' },
  'body-fat': { name: 'Gordura corporal', unit: '%' },
  systolic: { name: 'Pressão sistólica', unit: 'mmHg' },
  diastolic: { name: 'Pressão diastólica', unit: 'mmHg' },
  glucose: { name: 'Glicose', unit: 'mg/dL' },
  pulse: { name: 'Pulso em repouso', unit: 'bpm' },
};
