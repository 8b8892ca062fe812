import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { ReadResult } from './reading.ts';

const MISSING = 'Confirme a faixa de referência: não foi encontrada no laudo.';
/** Figures that laboratories compute and print without a range. */
const WITHOUT_RANGE = /^(?:glicemia_media_estimada|vldl|homa_\w+)$/;

const REFERENCES =
  /\breferencias?\b|\bref\b|\bv\.?\s?r\b|\bvalor(?:es)? norma|\blimite (?:inferior|superior)/;

/** In a report that tells of ranges or whose other results have their ranges, one without is likely to have one that was not understood. */
export function withRangeDoubts(results: readonly ReadResult[], text: string): ReadResult[] {
  const measured = results.filter(({ valueNumber }) => valueNumber !== null);
  const withRange = measured.filter(hasRange);
  if (withRange.length * 2 < measured.length && !REFERENCES.test(fold(text))) return [...results];
  const ranged = new Set(withRange.map(({ key }) => countOf(key)));
  return results.map((result) => {
    const { key, valueNumber, doubt } = result;
    const isLeft = valueNumber === null || doubt !== '' || hasRange(result);
    // Of '8,0 %' and '627 /mm³' only one may have a range.
    const isKnownBare = key !== null && (WITHOUT_RANGE.test(key) || ranged.has(countOf(key)));
    return isLeft || isKnownBare ? result : { ...result, doubt: MISSING };
  });
}

function hasRange({ referenceRange }: ReadResult): boolean {
  return referenceRange !== null;
}

function countOf(key: string | null): string | null {
  return key?.replace(/_pct$/, '') ?? null;
}
