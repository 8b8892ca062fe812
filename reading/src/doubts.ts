import type { Draft } from './draft.ts';
import type { ReadResult } from './reading.ts';

const SURE = 60;
/** Times the middle of its range: beyond them a value is not believed without a look. */
const TOO_FAR = 30;
const TOO_NEAR_ZERO = 0.02;
/** A lost decimal comma makes ten of one. */
const LOST_COMMA = 8;

const SCALE = 'Confirme o valor: está muito longe da faixa de referência.';
const COMMA = 'Confirme o valor: talvez falte uma vírgula.';
const UNCLEAR = 'Confirme o valor: a leitura da imagem não ficou clara.';
const NAME = 'Confirme o exame: o nome não ficou claro na imagem.';

/** A value far from its printed range, in any report. */
export function scaleDoubt({ valueNumber, refLow, refHigh }: ReadResult): string {
  const middle = middleOf(refLow, refHigh);
  if (valueNumber === null || middle === null || middle === 0 || valueNumber === 0) return '';
  const times = valueNumber / middle;
  return times > TOO_FAR || times < TOO_NEAR_ZERO ? SCALE : '';
}

/** What a picture may have hidden: a comma, a weak word, a name that was only nearly read. */
export function pictureDoubt(draft: Draft, result: ReadResult): string {
  const middle = middleOf(result.refLow, result.refHigh);
  const hasComma = /[.,]\d{1,2}(?!\d)/;
  const isWhole = !hasComma.test(result.value);
  const rangeHasComma = hasComma.test(result.referenceRange ?? '');
  if (
    result.valueNumber !== null &&
    middle !== null &&
    isWhole &&
    rangeHasComma &&
    result.valueNumber > 3 * middle
  )
    return COMMA;
  if (result.valueNumber !== null && middle !== null && result.valueNumber > LOST_COMMA * middle)
    return COMMA;
  // Laboratories print a value and its range with the same digits behind the comma, at least nearly.
  if (isWhole && rangeHasComma && result.valueNumber !== null && result.valueNumber !== 0) return COMMA;
  if (
    !isWhole &&
    result.referenceRange !== null &&
    /\d{2,}/.test(result.referenceRange) &&
    !rangeHasComma &&
    lostInRange(result)
  )
    return COMMA;
  const digits = /[\d.,]+/.exec(result.value)?.[0];
  const word = digits ? draft.words.find(({ text }) => text.includes(digits)) : undefined;
  if (word && word.confidence < SURE) return UNCLEAR;
  return draft.isFuzzy ? NAME : '';
}

/** '2,4 a 5,7' read as '24 a 57' puts a value of 4,1 far below its range. */
function lostInRange({ valueNumber, refLow }: ReadResult): boolean {
  return valueNumber !== null && refLow !== null && valueNumber < refLow / 3;
}

function middleOf(low: number | null, high: number | null): number | null {
  if (low !== null && high !== null) return (low + high) / 2;
  return high ?? low;
}
