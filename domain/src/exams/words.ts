import type { ResultFlag } from './states.ts';

const NEGATIVE = /^(negativ|nao reagente|nao reativ|nao detect|ausen|indetectav|nihil|raras?\b|normal)/;
const POSITIVE = /^(positiv|reagente|reativ|detect|presen|tracos|vestigios|\++|\d\+|numeros|abundant)/;
const BORDERLINE = /^(limitrofe|indeterminad|duvidos|inconclusiv|borderline)/;

/** How a word lies to the one that is expected; both folded. Null where nothing is expected, or neither is understood. */
export function judgeWord(value: string, expected: string | null): ResultFlag | null {
  if (BORDERLINE.test(value)) return 'borderline';
  if (expected === null) return null;
  if (value === expected) return 'normal';
  if (NEGATIVE.test(expected)) {
    if (NEGATIVE.test(value)) return 'normal';
    return POSITIVE.test(value) ? 'abnormal' : null;
  }
  if (POSITIVE.test(expected)) {
    if (POSITIVE.test(value)) return 'normal';
    return NEGATIVE.test(value) ? 'abnormal' : null;
  }
  return null;
}
