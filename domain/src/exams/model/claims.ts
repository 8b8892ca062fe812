import type { ResultFlag } from '../states.ts';

type Claim = 'high' | 'low' | 'in' | 'out';

/** 'acima do valor normal' says only 'acima'. */
const OF_THE_RANGE =
  /\b(acima|abaixo|aquem|fora|superior\w*|inferior\w*|maior\w*|menor\w*|excede\w*|passam?|passou|passaram)\s+(?:d?[aeo]s?|aos?|que)\s+(?:\w+\s+){0,3}?(?:(?:faixas?\s+)?(?:normal\w*|normais|esperad\w*|adequad\w*|desejad\w*|desejave\w*|aceitave\w*|ideal|ideais)|faixas?)\b/g;

/** Words of praise that praise no value: 'bem acima', 'bem como', 'acompanhamento regular'. */
const NO_PRAISE =
  /\bbem(?=\s+(?:como|acima|abaixo|aquem|fora|alt|baix|elevad|aumentad|reduzid|diminuid|superior|inferior|maior|menor))|\b(?:acompanhamentos?|consultas?|visitas?|medic[oa]s?)\s+regular(?:es)?\b/g;

const WORDS: Record<Claim, RegExp> = {
  high: /\b(?:acima|alt[oa]s?|elevad\w*|aumentad\w*|superior\w*|ultrapass\w*|maior\w*|excede\w*|excess\w*|passam?|passou|passaram)\b/,
  low: /\b(?:abaixo|baix[oa]s?|reduzid\w*|diminuid\w*|inferior\w*|menor\w*|aquem)\b/,
  in: /\b(?:normal\w*|normais|dentro|nas? faixas?|adequad\w*|satisfatori\w*|esperad\w*|desejave\w*|otim\w*|bo[amn]s?|bem|ok|controlad\w*|sob controle|estave\w*|excelent\w*|perfeit\w*|regular(?:es)?|ideal|ideais|aceitave\w*|favorave\w*|saudave\w*|tranquil\w*|despreocup\w*|segur[oa]s?)\b/,
  out: /\b(?:fora|alterad\w*|anorma\w*|limitrofe\w*)\b/,
};

const TRUE_OF: Record<ResultFlag, readonly Claim[]> = {
  normal: ['in'],
  low: ['low', 'out'],
  high: ['high', 'out'],
  critical: ['out'],
  abnormal: ['high', 'out'],
  borderline: ['out'],
};

/** The claim of a folded sentence about the values it names; null where it makes several or denies one. */
export function claimOf(folded: string): Claim | 'none' | null {
  if (/\b(?:nao|nem|nenhum\w*|sem|nunca)\b/.test(folded)) return null;
  const plain = folded.replace(OF_THE_RANGE, '$1').replace(NO_PRAISE, ' ');
  const claims = (['high', 'low', 'in'] as const).filter((claim) => WORDS[claim].test(plain));
  if (claims.length > 1) return null;
  const [claim] = claims;
  const isOut = WORDS.out.test(plain);
  if (claim === 'in' && isOut) return null;
  return claim ?? (isOut ? 'out' : 'none');
}

/** Whether the flag Leveza computed says the same; a value without a range has nothing to be held against. */
export const isTrueOf = (claim: Claim | 'none', flag: ResultFlag | null): boolean =>
  claim === 'none' || (flag !== null && TRUE_OF[flag].includes(claim));
