import { findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { NUMBER_PATTERN } from '@leveza/domain/exams/printed/number.ts';
import { foldUnit } from '@leveza/domain/exams/printed/unit.ts';
import { ourRange } from '@leveza/domain/exams/references.ts';
import { inOwnUnit } from '@leveza/domain/exams/units.ts';
import type { Draft } from './draft.ts';
import type { ReadResult } from './reading.ts';

const SURE = 60;
/** Times the middle of its range: beyond them a value is not believed without a look. */
const TOO_FAR = 30;
const TOO_NEAR_ZERO = 0.02;
/** Analytes that treatment may bring down to nearly nothing. */
const NEAR_ZERO = /^(?:tsh|tireoglobulina|psa_total|psa_livre|estradiol|progesterona|lh|fsh)$/;
/** A lost decimal comma makes ten of one. */
const LOST_COMMA = 8;
const THOUSAND = 1000;

const SCALE = 'Confirme o valor: está muito longe da faixa de referência.';
const COMMA = 'Confirme o valor: talvez falte uma vírgula.';
const UNCLEAR = 'Confirme o valor: a leitura da imagem não ficou clara.';
const NAME = 'Confirme o exame: o nome não ficou claro na imagem.';

/** Of what only the second look found. */
export const UNSURE = 'Confirme o valor, a unidade e a faixa: o laudo tem uma forma incomum.';

const POINT = 'Confirme o valor: o ponto pode ser de milhar ou de decimal.';
const RANGE_SCALE = 'Confirme o valor e a faixa de referência: estão longe dos habituais para este exame.';

/** A value far from its printed range or from the usual one, in any report. */
export function scaleDoubt(result: ReadResult): string {
  const { valueNumber, comparator, refLow, refHigh } = result;
  if (hasTwoPoints(result)) return POINT;
  if (isFarFromUsual(result)) return RANGE_SCALE;
  const middle = middleOf(refLow, refHigh);
  if (valueNumber === null || middle === null || middle === 0 || valueNumber === 0) return '';
  // Around zero nothing is many times another.
  if (valueNumber < 0 || (refLow ?? 0) < 0) return '';
  const times = valueNumber / middle;
  // 'Inferior a 0,01' of 'até 4,00' is what a laboratory measures at least.
  const isLeast = comparator?.startsWith('<') && (refLow ?? 0) === 0;
  const isMost = comparator?.startsWith('>') && refHigh === null;
  const least = NEAR_ZERO.test(result.key ?? '') ? TOO_NEAR_ZERO / 20 : TOO_NEAR_ZERO;
  return (times > TOO_FAR && !isMost) || (times < least && !isLeast) ? SCALE : '';
}

const isEither = (number: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(number);

/** '2.350' beside '0.400': the report has points for commas, and three digits behind one may be either. */
function hasTwoPoints({ key, value, unit, referenceRange }: ReadResult): boolean {
  const numbers = `${value} ${referenceRange ?? ''}`.match(new RegExp(NUMBER_PATTERN, 'g')) ?? [];
  // '1.234' of 'até 4.000': nothing beside it tells, unless cells are counted or thousands are usual.
  const isAll = numbers.length > 1 && numbers.every(isEither);
  const isCount = unit === null || /^(?:\/|cel|mil)/.test(foldUnit(unit));
  const isLarge = (ourRange(key, { sex: null, age: null })?.high ?? 0) >= THOUSAND;
  const hasPoint = numbers.some((each) => /^(?:0\.\d+|\d+\.\d{1,2})$/.test(each));
  return numbers.some(isEither) && (hasPoint || (isAll && !isCount && !isLarge));
}

/** A comma that was lost, or a point that was misread, in the value and in its range alike. */
function isFarFromUsual({ key, valueNumber, unit, refLow, refHigh }: ReadResult): boolean {
  const analyte = findAnalyte(key);
  const usual = ourRange(key, { sex: null, age: null });
  const middle = usual && middleOf(usual.low, usual.high);
  if (!analyte || !middle || unit === null) return false;
  const times = (figure: number | null) => {
    const own = figure === null ? null : inOwnUnit(analyte, figure, unit);
    return own === null ? null : own / middle;
  };
  const [value, range] = [times(valueNumber), times(middleOf(refLow, refHigh))];
  return (
    (value !== null && value > TOO_FAR) || (range !== null && (range > LOST_COMMA || range < 1 / LOST_COMMA))
  );
}

/** Whether the range that Leveza knows would judge a value otherwise than the printed one, for anybody. */
export function isAgainstUsual({ key, valueNumber, unit, flag }: ReadResult): boolean {
  const analyte = findAnalyte(key);
  const usual = ourRange(key, { sex: null, age: null });
  const own = analyte && valueNumber !== null ? inOwnUnit(analyte, valueNumber, unit) : null;
  if (!usual || own === null || flag === null) return false;
  const isInside = own >= (usual.low ?? -Infinity) && own <= (usual.high ?? Infinity);
  return isInside !== (flag === 'normal');
}

/** The doubts of a picture: a hidden comma, a weak word, a name that was only nearly read. */
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
  const word =
    digits &&
    (draft.words.find(({ text }) => isWordOf(text, digits)) ??
      draft.words.find(({ text }) => text.includes(digits)));
  if (word && word.confidence < SURE) return UNCLEAR;
  return draft.isFuzzy ? NAME : '';
}

/** Whether a word is the value: 'B12' and '25-OH' hold its digits, and are none. */
export function isWordOf(text: string, digits: string): boolean {
  const own = text.replace(/^[<>≤≥=*(]+/, '');
  return own.startsWith(digits) && !/^[\d.,-]/.test(own.slice(digits.length));
}

/** '2,4 a 5,7' read as '24 a 57' puts a value of 4,1 far below its range. */
function lostInRange({ valueNumber, refLow }: ReadResult): boolean {
  return valueNumber !== null && refLow !== null && valueNumber < refLow / 3;
}

function middleOf(low: number | null, high: number | null): number | null {
  if (low !== null && high !== null) return (low + high) / 2;
  return high ?? low;
}
