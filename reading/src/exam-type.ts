import { fold } from '@leveza/domain/exams/printed/words.ts';
import { analyteByKey } from './analyte-names.ts';

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

const ANY_BLOOD = 'Exames de Sangue';
const FULL_COUNT = 4;
const MANY_TYPES = 4;

/** What to call a report: by its blood count, by its first result, or by its title where it has no values. */
export function examTypeOf(keys: readonly (string | null)[], text: string): string | null {
  const types = keys.map((key) => analyteByKey(key?.replace(/_pct$/, '') ?? null)?.type ?? null);
  if (keys.length === 0) {
    const plain = fold(text);
    return BY_TITLE.find(([words]) => words.test(plain))?.[1] ?? null;
  }
  if (types.filter((type) => type === 'hemograma').length >= FULL_COUNT) return TYPES.hemograma!;
  const kinds = new Set(types.filter((type) => type !== null));
  const [first] = types;
  return first && kinds.size <= MANY_TYPES ? TYPES[first]! : ANY_BLOOD;
}
