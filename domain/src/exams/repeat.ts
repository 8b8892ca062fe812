import { searchText } from '../catalog/search-text.ts';
import { sameDayOf } from '../time/months.ts';
import { CARE_STANDARDS } from '../sources/laboratory.ts';
import { cite, sourced, type Sourced } from '../sources/source.ts';
import type { Day } from '../time/days.ts';
import { findAnalyte } from './analytes.ts';
import { type ExamCategory, isImaging } from './categories.ts';

/** After how many months an exam is usually made again. */
export interface UsualRepeat extends Sourced {
  name: string;
  months: number;
  covers: (examType: string, category: ExamCategory) => boolean;
  /** Whether a value of this analyte is repeated then, whatever its report is called. */
  hasAnalyte: (key: string) => boolean;
}

/** A mixed report is repeated when the first of its analytes is. */
export const SOONER_REPEATED: readonly string[] = ['hba1c', 'glicose'];

const YEARLY =
  'Um ano é o intervalo usual do Leveza para lembrar; quem acompanha você pode pedir antes ou depois.';

const LIPIDS_AND_KIDNEYS = ['colesterol_total', 'hdl', 'ldl', 'triglicerideos', 'ureia', 'creatinina'];

/** The shortest that fits counts. Images, tracings and exams Leveza does not know have no usual time. */
export const USUAL_REPEATS: readonly UsualRepeat[] = [
  {
    name: 'hemoglobina glicada e glicemia',
    months: 6,
    covers: (type, category) =>
      (category === 'BLOOD_TEST' || category === 'ENDOCRINE') && /glicada|hba1c|glicemia|glicose/.test(type),
    hasAnalyte: (key) => SOONER_REPEATED.includes(key),
    ...sourced(
      [cite(CARE_STANDARDS, 'HbA1c ao menos duas vezes por ano')],
      'O texto fala de quem tem diabetes; o Leveza usa o mesmo intervalo para quem está em tratamento.',
    ),
  },
  {
    name: 'gorduras e rins',
    months: 12,
    covers: (type, category) =>
      category === 'BLOOD_TEST' && /colesterol|lipid|triglicerid|ureia|creatinina/.test(type),
    hasAnalyte: (key) => LIPIDS_AND_KIDNEYS.includes(key),
    ...sourced([cite(CARE_STANDARDS, 'perfil lipídico e creatinina uma vez por ano')], YEARLY),
  },
  {
    name: 'outros exames de sangue e de urina',
    months: 12,
    covers: (_, category) => ['BLOOD_TEST', 'URINE_TEST', 'ENDOCRINE', 'VITAMINS'].includes(category),
    hasAnalyte: (key) => findAnalyte(key) !== undefined,
    ...sourced([], YEARLY),
  },
];

interface Repeated {
  examType: string;
  category: ExamCategory;
  examDate: Day;
}

/** The day on which an exam with these analytes is usually repeated; null where there is no such time. */
export function repeatOn(
  { examType, category, examDate }: Repeated,
  analytes: readonly (string | null)[],
): Day | null {
  if (isImaging(category)) return null;
  const name = searchText(examType);
  const isRepeated = ({ covers, hasAnalyte }: UsualRepeat) =>
    covers(name, category) || analytes.some((key) => key !== null && hasAnalyte(key));
  const months = USUAL_REPEATS.filter(isRepeated).map((repeat) => repeat.months);
  return months.length === 0 ? null : sameDayOf(examDate, Math.min(...months));
}

/** *Hoje* speaks of a repeat from this many days before its day until this many after. */
export const REPEAT_NEAR_DAYS = { before: 14, after: 30 };
