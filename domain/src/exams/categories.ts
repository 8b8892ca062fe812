export const EXAM_CATEGORIES = [
  'BLOOD_TEST',
  'URINE_TEST',
  'IMAGING',
  'CARDIO',
  'NEURO',
  'ENDOCRINE',
  'VITAMINS',
  'TOMOGRAPHY',
  'XRAY',
  'MRI',
  'OTHER',
] as const;
export type ExamCategory = (typeof EXAM_CATEGORIES)[number];

export const EXAM_CATEGORY_LABEL: Record<ExamCategory, string> = {
  BLOOD_TEST: 'Sangue',
  URINE_TEST: 'Urina',
  IMAGING: 'Imagem',
  CARDIO: 'Cardiovascular',
  NEURO: 'Neurológico',
  ENDOCRINE: 'Endocrinológico',
  VITAMINS: 'Vitaminas',
  TOMOGRAPHY: 'Tomografia',
  XRAY: 'Raio-X',
  MRI: 'Ressonância',
  OTHER: 'Outros',
};

/** The kinds of exam that the list filters by. */
export const SPECIMENS = ['Sangue', 'Imagem', 'Urina'] as const;
export type Specimen = (typeof SPECIMENS)[number];

const SPECIMEN: Partial<Record<ExamCategory, Specimen>> = {
  BLOOD_TEST: 'Sangue',
  ENDOCRINE: 'Sangue',
  VITAMINS: 'Sangue',
  URINE_TEST: 'Urina',
  IMAGING: 'Imagem',
  TOMOGRAPHY: 'Imagem',
  XRAY: 'Imagem',
  MRI: 'Imagem',
};

/** Null for exams that are neither: an ECG traces, it draws no picture and takes no sample. */
export function specimenOf(category: ExamCategory): Specimen | null {
  return SPECIMEN[category] ?? null;
}

export function categoriesOf(specimen: Specimen): ExamCategory[] {
  return EXAM_CATEGORIES.filter((category) => SPECIMEN[category] === specimen);
}

/** An image is judged by the doctor who describes it, and has no usual time after which it is repeated. */
export const isImaging = (category: ExamCategory): boolean => SPECIMEN[category] === 'Imagem';
