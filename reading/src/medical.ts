import { fold } from '@leveza/domain/exams/printed/words.ts';

/** The 27 words of which a recognised report has at least three. */
export const MEDICAL_WORDS = [
  'exame',
  'resultado',
  'laboratorio',
  'paciente',
  'medico',
  'referencia',
  'coleta',
  'material',
  'metodo',
  'laudo',
  'sangue',
  'soro',
  'urina',
  'hemograma',
  'hemoglobina',
  'leucocitos',
  'plaquetas',
  'glicose',
  'glicemia',
  'colesterol',
  'triglicerides',
  'creatinina',
  'ureia',
  'vitamina',
  'mg/dl',
  'crm',
  'tsh',
] as const;

const FEWEST_WORDS = 3;
const MORE_CHARACTERS = 100;
/** A page of a PDF with less text counts as a picture. */
export const FEWEST_CHARACTERS = 50;

/** Three of the 27 words and more than 100 characters: a receipt or a bill has not. */
export function isMedical(text: string): boolean {
  const plain = fold(text);
  const count = MEDICAL_WORDS.filter((word) => plain.includes(word)).length;
  return count >= FEWEST_WORDS && text.trim().length > MORE_CHARACTERS;
}
