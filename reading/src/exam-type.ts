import { fold } from '@leveza/domain/exams/printed/words.ts';
import { analyteByKey } from '@leveza/domain/exams/names/analyte-names.ts';
import type { ReadField } from './reading.ts';

/** The types of Leveza's list, by the groups of the names of analytes. */
const TYPES: Record<string, string> = {
  hemograma: 'Hemograma completo',
  glicemia: 'Glicemia de jejum',
  hba1c: 'Hemoglobina glicada',
  colesterol: 'Colesterol total e frações',
  triglicerides: 'Triglicerídeos',
  ureia: 'Ureia e creatinina',
  tsh: 'TSH',
  t3t4: 'T3 e T4',
  'vitamina-d': 'Vitamina D (25-OH)',
  'vitamina-b12': 'Vitamina B12',
  'acido-folico': 'Ácido fólico',
  ferro: 'Ferro e ferritina',
  urina: 'Urina tipo I (EAS)',
};

/** Reports without values, by a word of their title. */
const BY_TITLE: [RegExp, string][] = [
  [/\beletrocardiograma\b|\becg\b/, 'Eletrocardiograma (ECG)'],
  [/\becocardiogra/, 'Ecocardiograma'],
  [/\b(raio-?x|radiografia|rx)\b[^.]{0,20}\btorax\b/, 'Raio-X de tórax'],
  [/\bultra-?sso(m|nografia)\b[^.]{0,30}\babdo/, 'Ultrassonografia de abdome'],
  [/\btomografia\b/, 'Tomografia computadorizada'],
  [/\bressonancia\b/, 'Ressonância magnética'],
  [/\bendoscopia\b/, 'Endoscopia digestiva alta'],
  [/\bcolonoscopia\b/, 'Colonoscopia'],
];

const URINE = 'urina';
const ANY_BLOOD = 'Exames de Sangue';
const FULL_COUNT = 4;
const MANY_TYPES = 4;

/** A row of urine among those of blood makes no mixed report. */
const MIXED = 3;
const BOTH = 'Confirme o tipo: o laudo traz exames de sangue e de urina.';

/** The name of a report: by its results, or by its title where it has no values. */
export function examTypeOf(keys: readonly (string | null)[], text: string): ReadField {
  if (keys.length === 0) return { value: titleOf(fold(text)), doubt: '' };
  const types = keys.map((key) => analyteByKey(key?.replace(/_pct$/, '') ?? null)?.type ?? null);
  const blood = types.filter((type) => type !== URINE);
  const urine = types.length - blood.length;
  // A row that is not known may be of either.
  const known = blood.length - keys.filter((key) => key === null).length;
  return {
    value: urine > known ? TYPES[URINE]! : typeOfBlood(blood),
    doubt: Math.min(urine, known) >= MIXED ? BOTH : '',
  };
}

function titleOf(plain: string): string | null {
  return BY_TITLE.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** By its blood count, else by the type of more than half of its results, else by the first of a few. */
function typeOfBlood(types: readonly (string | null)[]): string {
  const counts = Map.groupBy(types, (type) => type);
  if ((counts.get('hemograma')?.length ?? 0) >= FULL_COUNT) return TYPES.hemograma!;
  const most = types.find((type) => counts.get(type)!.length * 2 > types.length);
  const kinds = [...counts.keys()].filter((type) => type !== null);
  const type = most === undefined && kinds.length <= MANY_TYPES ? types[0] : most;
  return type ? TYPES[type]! : ANY_BLOOD;
}
