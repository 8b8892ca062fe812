import { searchText } from '../catalog/search-text.ts';
import type { ExamCategory } from './categories.ts';

export interface ExamType {
  name: string;
  category: ExamCategory;
}

/** The name of a saved exam when reading found no type and the patient chose none of the list. */
export const ANY_EXAM = 'Exame Médico';
/** The laboratory of an exam whose sender named none. */
export const NO_LABORATORY = 'Não informado';

/** The 21 types of the specification, in its order, then our own. */
export const EXAM_TYPES: readonly ExamType[] = [
  { name: 'Hemograma completo', category: 'BLOOD_TEST' },
  { name: 'Glicemia de jejum', category: 'BLOOD_TEST' },
  { name: 'Hemoglobina glicada', category: 'BLOOD_TEST' },
  { name: 'Colesterol total e frações', category: 'BLOOD_TEST' },
  { name: 'Triglicerídeos', category: 'BLOOD_TEST' },
  { name: 'Ureia e creatinina', category: 'BLOOD_TEST' },
  { name: 'TSH', category: 'ENDOCRINE' },
  { name: 'T3 e T4', category: 'ENDOCRINE' },
  { name: 'Vitamina D (25-OH)', category: 'VITAMINS' },
  { name: 'Vitamina B12', category: 'VITAMINS' },
  { name: 'Ácido fólico', category: 'VITAMINS' },
  { name: 'Ferro e ferritina', category: 'BLOOD_TEST' },
  { name: 'Urina tipo I (EAS)', category: 'URINE_TEST' },
  { name: 'Eletrocardiograma (ECG)', category: 'CARDIO' },
  { name: 'Ecocardiograma', category: 'CARDIO' },
  { name: 'Raio-X de tórax', category: 'XRAY' },
  { name: 'Ultrassonografia de abdome', category: 'IMAGING' },
  { name: 'Tomografia computadorizada', category: 'TOMOGRAPHY' },
  { name: 'Ressonância magnética', category: 'MRI' },
  { name: 'Endoscopia digestiva alta', category: 'IMAGING' },
  { name: 'Colonoscopia', category: 'IMAGING' },
  { name: 'Exames de Sangue', category: 'BLOOD_TEST' },
  { name: 'Função hepática', category: 'BLOOD_TEST' },
  { name: 'Lipase e amilase', category: 'BLOOD_TEST' },
  { name: 'Eletrólitos', category: 'BLOOD_TEST' },
  { name: 'Eletroencefalograma', category: 'NEURO' },
  { name: ANY_EXAM, category: 'OTHER' },
];

/** Words by which reports call a type otherwise; the first that fits decides. */
const BY_WORDS: readonly [RegExp, ExamCategory][] = [
  [/\b(tomografia|tc)\b/, 'TOMOGRAPHY'],
  [/\b(ressonancia|rm|rnm)\b/, 'MRI'],
  [/\b(raio|raios|rx|radiografia)\b/, 'XRAY'],
  [/\b(eletrocardiograma|ecg|ecocardiograma|holter|mapa|ergometrico)\b/, 'CARDIO'],
  [/\b(eletroencefalograma|eeg|eletroneuromiografia)\b/, 'NEURO'],
  [/\b(ultrassonografia|ultrassom|endoscopia|colonoscopia|mamografia|densitometria)\b/, 'IMAGING'],
  [/\b(urina|urinari\w*|eas|urocultura)\b/, 'URINE_TEST'],
  [/\b(vitamina|vitaminas|folico|folato|b12)\b/, 'VITAMINS'],
  [
    /\b(tsh|t3|t4|hormon\w*|cortisol|insulina|tireo\w*|testosterona|prolactina|estradiol|progesterona)\b/,
    'ENDOCRINE',
  ],
  [
    /\b(hemograma|glicemia|glicose|glicada|hba1c|colesterol|lipidico|lipidograma|triglicerid\w*|ureia|creatinina|ferro|ferritina|sangue|bioquimica|hepatic\w*|lipase|amilase|eletrolitos|tgo|tgp|potassio|sodio|calcio|magnesio|fosforo|acido urico|gama|ggt|pcr|coagulograma|sorologia\w*|psa|transferrina|check-?up)\b/,
    'BLOOD_TEST',
  ],
];

/** The category of a type by its name, in the list or in other words. */
export function categoryOf(examType: string): ExamCategory {
  const name = searchText(examType);
  const known = EXAM_TYPES.find((type) => searchText(type.name) === name);
  return known?.category ?? BY_WORDS.find(([words]) => words.test(name))?.[1] ?? 'OTHER';
}
