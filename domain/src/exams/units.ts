import { searchText } from '../catalog/search-text.ts';
import type { Analyte } from './analytes.ts';

/** A unit without the ways it is spelled: 'mcg/dL', 'µg/dl' and 'ug / dL' are one. */
export function plainUnit(unit: string): string {
  return (
    searchText(unit.normalize('NFKC').replaceAll(/[µμ]/g, 'u').replaceAll('×', 'x'))
      .replaceAll(/\s+|\.(?!\d)/g, '')
      .replaceAll(/[\^*]/g, '')
      .replaceAll(/mc(?=g|ui|iu|u\/|mol|l$)/g, 'u')
      .replaceAll(/micro(?=ui|g|mol|l)/g, 'u')
      .replace(/10e(?=\d)/, '10')
      .replaceAll(/x10(?=\d)/g, '10')
      .replaceAll(/,(?=\d)/g, '.')
      .replace(/(?<=mil|milhoes|milhao|milh)por(?=mm3|ul)/, '/')
      .replaceAll(/(milhoes|milhao|milh|mi)(?=\/)/g, '106')
      .replaceAll(/mil(?=\/)/g, '103')
      .replaceAll(/\b(cels?|celulas|leucocitos|hemacias|eritrocitos|plaquetas)(?=\/)/g, '')
      // 'Por mm³', and a bare 'mm³' behind a count.
      .replace(/^(?:por|p\/)(?=mm3|[um]?l$)|^(?=mm3$)/, '/')
      // 'mg%' and 'mg/100 mL' are of a decilitre.
      .replace(/^([mu]?g)(?:%|\/100ml)$/, '$1/dl')
      .replace(/\/(mm3|ul|microl)$/, '/mm3')
      .replace(/^k\/mm3$/, '103/mm3')
      .replace(/^m\/mm3$/, '106/mm3')
      .replace(/\/(m?g|mmol)(?:de)?creat(?:inina)?$/, '/$1')
      .replace(/^mm\/(?:1a?)?h(?:ora)?$/, 'mm/h')
      .replace('/minuto', '/min')
      .replaceAll(/(?<![a-z])iu/g, 'ui')
      .replaceAll(/(?<=[um])iu/g, 'ui')
      .replace(/^uiu\//, 'uui/')
      .replace(/1\.73(m2)?$/, '1.73m2')
  );
}

/** How many of the analyte's own unit one of another is. Pairs are as `plainUnit` writes them. */
const EVERYWHERE: Record<string, Record<string, number>> = {
  'mg/dl': { 'g/l': 100, 'mg/l': 0.1, 'ug/dl': 0.001, 'g/dl': 1000 },
  'mg/l': { 'mg/dl': 10, 'ug/ml': 1, 'g/l': 1000, 'ug/dl': 0.01, 'ug/l': 0.001 },
  'g/dl': { 'g/l': 0.1, 'mg/dl': 0.001 },
  'ug/dl': { 'ng/ml': 0.1, 'ug/l': 0.1, 'mg/dl': 1000 },
  'ng/ml': {
    'ug/l': 1,
    'ng/dl': 0.01,
    'pg/ml': 0.001,
    'ug/dl': 10,
    'ug/ml': 1000,
    'ng/l': 0.001,
    'mg/l': 1000,
  },
  'ng/dl': { 'ng/ml': 100, 'pg/ml': 0.1, 'ug/dl': 1000, 'ng/l': 0.1 },
  'pg/ml': { 'ng/l': 1, 'ng/dl': 10, 'ng/ml': 1000 },
  'uui/ml': { 'mui/l': 1, 'uu/ml': 1, 'mu/l': 1, 'ui/l': 1000 },
  'mui/ml': { 'ui/l': 1 },
  'ui/ml': { 'kui/l': 1, 'ku/l': 1, 'u/ml': 1 },
  'u/ml': { 'ui/ml': 1, 'kui/l': 1, 'ku/l': 1 },
  'ui/l': { 'u/l': 1 },
  'umol/l': { 'mmol/l': 1000 },
  s: { seg: 1, segundo: 1, segundos: 1 },
  'u/l': { 'ui/l': 1 },
  'mmol/l': { 'meq/l': 1 },
  '/mm3': { '103/mm3': 1000, '106/mm3': 1_000_000, '109/l': 1000 },
  '106/mm3': { '/mm3': 0.000_001, '1012/l': 1, '103/mm3': 0.001 },
  '/ml': { '/mm3': 1000, '103/ml': 1000 },
  '%': { 'vol%': 1 },
  fl: { um3: 1, u3: 1 },
};

/** By the mass of a mole of the analyte itself, and where charges count otherwise. */
const OF_ANALYTE: Record<string, Record<string, number>> = {
  glicose: { 'mmol/l': 18.016 },
  glicemia_media_estimada: { 'mmol/l': 18.016 },
  totg_1h: { 'mmol/l': 18.016 },
  totg_2h: { 'mmol/l': 18.016 },
  colesterol_total: { 'mmol/l': 38.67 },
  hdl: { 'mmol/l': 38.67 },
  ldl: { 'mmol/l': 38.67 },
  nao_hdl: { 'mmol/l': 38.67 },
  vldl: { 'mmol/l': 38.67 },
  triglicerideos: { 'mmol/l': 88.57 },
  creatinina: { 'umol/l': 1 / 88.42 },
  ureia: { 'mmol/l': 6.006 },
  acido_urico: { 'umol/l': 1 / 59.48, 'mmol/l': 1000 / 59.48 },
  bilirrubina_total: { 'umol/l': 1 / 17.1 },
  bilirrubina_direta: { 'umol/l': 1 / 17.1 },
  bilirrubina_indireta: { 'umol/l': 1 / 17.1 },
  vitamina_d: { 'nmol/l': 1 / 2.496 },
  vitamina_b12: { 'pmol/l': 1.355 },
  acido_folico: { 'nmol/l': 1 / 2.266 },
  ferro: { 'umol/l': 5.585 },
  zinco: { 'umol/l': 6.54 },
  ferritina: { 'pmol/l': 0.445 },
  insulina: { 'pmol/l': 1 / 6 },
  t4_livre: { 'pmol/l': 1 / 12.87 },
  t4: { 'nmol/l': 1 / 12.87 },
  t3: { 'nmol/l': 65.1 },
  t3_livre: { 'pmol/l': 1 / 1.536 },
  calcio: { 'mmol/l': 4.008, 'meq/l': 2.004 },
  calcio_ionico: { 'mg/dl': 1 / 4.008, 'meq/l': 0.5 },
  magnesio: { 'mmol/l': 2.431, 'meq/l': 1.215 },
  fosforo: { 'mmol/l': 3.097 },
  cortisol: { 'nmol/l': 1 / 27.59 },
  testosterona_total: { 'nmol/l': 28.84 },
  hemoglobina: { 'mmol/l': 1.611 },
  peptideo_c: { 'nmol/l': 3.02, 'pmol/l': 0.003_02 },
  pth: { 'pmol/l': 9.43 },
  // Without the creatinine of the same urine mg/L says another thing: its values have a line of their own.
  microalbuminuria: { 'mg/mmol': 8.84, 'ug/mg': 1 },
  glicose_pos_prandial: { 'mmol/l': 18.016 },
  homocisteina: { 'mg/l': 7.397 },
  cobre: { 'umol/l': 6.355 },
  vitamina_a: { 'umol/l': 0.2865 },
  vitamina_c: { 'umol/l': 0.017_61 },
  vitamina_e: { 'umol/l': 0.4307 },
  prolactina: { 'mui/l': 1 / 21.2, 'uui/ml': 1 / 21.2 },
  estradiol: { 'pmol/l': 1 / 3.671 },
  progesterona: { 'nmol/l': 1 / 3.18 },
  testosterona_livre: { 'pmol/l': 0.028_84 },
  dhea_s: { 'umol/l': 36.85 },
  igf_1: { 'nmol/l': 7.649 },
  acth: { 'pmol/l': 4.541 },
  // Read after one hour, whether the report says so or not.
  vhs: { mm: 1 },
};

/** HbA1c in mmol/mol (IFCC) is a straight line of the one in %, not a multiple (master equation of the NGSP). */
const IFCC = { slope: 0.09148, offset: 2.152 };

/**
 * A value of a report in the analyte's own unit; null where the units cannot be compared. Without a printed unit the
 * value is taken as it is only by an analyte that has none.
 */
export function inOwnUnit({ key, unit: own }: Analyte, value: number, unit: string | null): number | null {
  const from = plainUnit(unit ?? '');
  const to = plainUnit(own);
  // The density of urine is printed as 1.020 and as 1,020.
  if (key === 'urina_densidade' && from === '' && value < 2) return rounded(value * 1000);
  if (from === to) return value;
  if (key === 'hba1c' && from === 'mmol/mol') return rounded(value * IFCC.slope + IFCC.offset);
  const factor = factorIn(OF_ANALYTE[key], from) ?? factorIn(EVERYWHERE[to], from);
  return factor === undefined ? null : rounded(value * factor);
}

/** A printed unit may be any word, also one that every object answers to, such as 'constructor'. */
function factorIn(factors: Record<string, number> | undefined, unit: string): number | undefined {
  return factors && Object.hasOwn(factors, unit) ? factors[unit] : undefined;
}

/** Six digits: digits of a conversion beyond them are noise of the arithmetic. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
