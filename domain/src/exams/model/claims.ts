import type { ResultFlag } from '../states.ts';

type Claim = 'high' | 'low' | 'in' | 'out';

/** 'acima do valor normal' says only 'acima'. */
const OF_THE_RANGE =
  /\b(acima|abaixo|fora|superior\w*|inferior\w*)\s+(?:d?[aeo]s?|aos?|que)\s+(?:\w+\s+){0,3}?(?:normal\w*|normais|esperad\w*|adequad\w*|desejad\w*|desejave\w*|faixas?)\b/g;

const WORDS: Record<Claim, RegExp> = {
  high: /\b(?:acima|alt[oa]s?|elevad\w*|aumentad\w*|superior\w*|ultrapass\w*)\b/,
  low: /\b(?:abaixo|baix[oa]s?|reduzid\w*|diminuid\w*|inferior\w*)\b/,
  in: /\b(?:normal\w*|normais|dentro|nas? faixas?|adequad\w*|satisfatori\w*|esperad\w*|desejave\w*|otim\w*|bo[amn]s?)\b/,
  out: /\b(?:fora|alterad\w*|anorma\w*|limitrofe\w*)\b/,
};

const TRUE_OF: Record<ResultFlag, readonly Claim[]> = {
  normal: ['in'],
  low: ['low', 'out'],
  high: ['high', 'out'],
  critical: ['low', 'high', 'out'],
  abnormal: ['high', 'out'],
  borderline: ['out'],
};

/** What a folded sentence says of the values it names; null where it says several things or denies one. */
export function claimOf(folded: string): Claim | 'none' | null {
  if (/\b(?:nao|nem|nenhum\w*|sem|nunca)\b/.test(folded)) return null;
  const plain = folded.replace(OF_THE_RANGE, '$1');
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
