import {
  CRITICAL_INR,
  CRITICAL_LIST,
  HOSPITAL_LIST,
  PANCREATITIS_CRITERIA,
  TRIGLYCERIDE_RISK,
} from '../sources/laboratory.ts';
import { ACUTE_DIABETES } from '../sources/authorities.ts';
import { cite, sourced, type Sourced } from '../sources/source.ts';
import type { Limits } from './references.ts';
import type { Comparator } from './states.ts';

/** Beyond these a laboratory calls the doctor the same day. In the analyte's own unit; adults. */
export interface CriticalLimit extends Sourced {
  key: string;
  below: number | null;
  above: number | null;
}

const LISTED = sourced([cite(CRITICAL_LIST, 'adultos')]);
const HOSPITAL = sourced([cite(HOSPITAL_LIST, '4.1.1, setor de bioquímica')]);
const GLUCOSE = sourced(
  [cite(ACUTE_DIABETES, 'hipoglicemia')],
  'Abaixo de 54 é hipoglicemia importante; o limite de 400 é do Leveza.',
);
const limit = (
  key: string,
  below: number | null,
  above: number | null,
  origin: Sourced = LISTED,
): CriticalLimit => ({ key, below, above, ...origin });

export const CRITICAL_LIMITS: readonly CriticalLimit[] = [
  limit('hemoglobina', 6.6, 19.9),
  limit('hematocrito', 18, 60),
  limit('plaquetas', 20_000, 1_000_000),
  limit('leucocitos', 2000, 50_000),
  limit('amilase', null, 200),
  limit('tgo', null, 1000),
  limit('tgp', null, 1000),
  limit('acido_urico', null, 13),
  limit('bilirrubina_total', null, 15),
  limit('calcio', 6.6, 14),
  limit('cloro', 75, 125),
  limit('creatinina', null, 7.4),
  limit('calcio_ionico', 0.77, 1.6),
  limit('ttpa', null, 75),
  limit('tap', null, 40),
  limit('fibrinogenio', 80, null),
  limit('sodio', 120, 160, HOSPITAL),
  limit('potassio', 2.8, 6.2, HOSPITAL),
  limit('fosforo', 1, 9, HOSPITAL),
  limit('ureia', null, 214, HOSPITAL),
  limit('glicose', 54, 400, GLUCOSE),
  limit('glicose_pos_prandial', 54, 400, GLUCOSE),
  limit('triglicerideos', null, 500, sourced([cite(TRIGLYCERIDE_RISK, 'risco de pancreatite')])),
  limit(
    'lipase',
    null,
    180,
    sourced(
      [cite(PANCREATITIS_CRITERIA, 'critério laboratorial: mais de 3 vezes o limite superior')],
      'O limite superior usual é 60 U/L; com dor abdominal, pede avaliação no mesmo dia.',
    ),
  ),
  limit(
    'inr',
    null,
    5,
    sourced([cite(CRITICAL_INR, 'resumo')], 'No estudo o limite é 5 ou mais; aqui, acima de 5.'),
  ),
];

const BY_KEY = new Map(CRITICAL_LIMITS.map((critical) => [critical.key, critical]));

/** Enzymes of which methods differ threefold: the limit that the report prints counts before ours. */
const BY_METHOD = new Set(['lipase']);
const isByMethod = (key: string | null): boolean => key !== null && BY_METHOD.has(key);

/** The critical limit that a value, in the analyte's own unit, surely passes: '< 500' may be any below it. */
export function criticalSide(
  key: string | null,
  amount: number,
  comparator: Comparator | null,
): 'low' | 'high' | null {
  const found = key === null ? undefined : BY_KEY.get(key);
  if (!found) return null;
  const { below, above } = found;
  const [isLess, isMore] = [comparator?.startsWith('<') ?? false, comparator?.startsWith('>') ?? false];
  const isBelow = below !== null && (amount < below || (comparator === '<' && amount === below));
  const isAbove = above !== null && (amount > above || (comparator === '>' && amount === above));
  if (isBelow && !isMore) return 'low';
  return isAbove && !isLess ? 'high' : null;
}

interface Measured {
  key: string | null;
  amount: number | null;
  comparator: Comparator | null;
  /** The limit it passes, whatever the report prints. */
  side: 'low' | 'high' | null;
}

/** Enzymes are critical from three times the upper limit of their method on. */
const TIMES = 3;

/** Whether a value is surely above: '> 180' is more than 180, and '< 500' may be any below it. */
function isMoreThan(most: number, amount: number, comparator: Comparator | null): boolean {
  return (amount > most && !comparator?.startsWith('<')) || (amount === most && comparator === '>');
}

/** Whether a value is critical beside the range that its report prints; all in the analyte's own unit. */
export function isCriticalBeside(
  { low, high }: Limits,
  { key, amount, comparator, side }: Measured,
): boolean {
  if (amount === null) return false;
  const isPast = (end: number | null) => (end === null ? null : criticalSide(key, end, null));
  // A range past the limit is of another specimen: leukocytes 'até 10 /µL' are of urine. Platelets of 15.000 beside '150 a
  // 450' are not: their range is printed in thousands.
  const isOfUrine = isPast(high) === 'low' && (!low || amount <= TIMES * high!);
  // Sodium '40 a 220' passes the limits of blood on both sides: it is of urine too.
  const isWider = isPast(low) === 'low' && isPast(high) === 'high';
  if (isOfUrine || isWider || isPast(low) === 'high') return false;
  const isOfMethod = high !== null && (isByMethod(key) || isPast(high) === 'high');
  if (isOfMethod && side !== 'low') return isMoreThan(TIMES * high, amount, comparator);
  return side !== null;
}
