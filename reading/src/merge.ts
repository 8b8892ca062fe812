import { isSameUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { distance } from '@leveza/domain/exams/names/analyte-names.ts';
import { isAgainstUsual, UNSURE } from './doubts.ts';
import type { Head } from './head.ts';
import type { Line } from './layout.ts';
import type { ReadField, ReadResult } from './reading.ts';

/** A report as one of the two readers saw it. */
export interface OneReading {
  head: Head;
  lines: Line[];
  results: ReadResult[];
  /** Pages of which two readers saw the words. */
  pictures: Set<number>;
}

const ONE_READER = 'Confirme o valor: só uma das duas leituras da imagem o encontrou.';
const ONE_RANGE = 'Confirme a faixa de referência: só uma das duas leituras da imagem a encontrou.';
const OTHER_VALUE = (value: string) => `Confirme o valor: a segunda leitura da imagem encontrou ${value}.`;
const OTHER_UNIT = (unit: string) => `Confirme a unidade: a segunda leitura da imagem encontrou ${unit}.`;
const OTHER_RANGE = (range: string) =>
  `Confirme a faixa de referência: a segunda leitura encontrou ${range}.`;

/**
 * Joins what two readers saw in a picture. Values on which both agree are trusted; every other one carries a doubt.
 * The order of the first reader is kept.
 */
export function mergeResults(first: OneReading, second: OneReading): ReadResult[] {
  const others = [...second.results];
  const merged = first.results.map((result) => {
    if (!isOfPicture(result, first)) return result;
    const at = others.findIndex((other) => isTwin(result, other));
    const [twin] = at < 0 ? [] : others.splice(at, 1);
    return twin ? joined(result, twin) : doubted(result, ONE_READER);
  });
  const known = new Set(first.results.filter((each) => !isOfPicture(each, first)).map(({ key }) => key));
  const onlySecond = others.filter((other) => isOfPicture(other, second) && !known.has(other.key));
  return [...merged, ...onlySecond.map((other) => doubted(other, ONE_READER))].toSorted(byPlace);
}

function isOfPicture({ at }: ReadResult, { pictures }: OneReading): boolean {
  return at === null || pictures.has(at.page);
}

function byPlace(one: ReadResult, other: ReadResult): number {
  return (one.at?.page ?? 0) - (other.at?.page ?? 0);
}

function isTwin(one: ReadResult, other: ReadResult): boolean {
  if (one.at?.page !== other.at?.page) return false;
  return one.key === null ? fold(one.parameter) === fold(other.parameter) : one.key === other.key;
}

function doubted(result: ReadResult, doubt: string): ReadResult {
  return result.doubt === '' ? { ...result, doubt } : result;
}

function joined(one: ReadResult, other: ReadResult): ReadResult {
  const better = richness(other) > richness(one) ? other : one;
  // The first reader knows accents; the second reads units and ranges better.
  const unit = one.unit && other.unit && isSameUnit(one.unit, other.unit) ? one.unit : better.unit;
  const result = { ...better, parameter: one.parameter, unit };
  const isSameValue =
    one.valueNumber === other.valueNumber &&
    one.comparator === other.comparator &&
    (one.valueNumber !== null || fold(one.value) === fold(other.value));
  if (!isSameValue) return { ...result, doubt: OTHER_VALUE((better === one ? other : one).value) };
  const worse = better === one ? other : one;
  if (worse.unit && better.unit && !isSameUnit(worse.unit, better.unit))
    return doubted(result, OTHER_UNIT(worse.unit));
  const isOtherRange =
    worse.referenceRange !== null && (worse.refLow !== better.refLow || worse.refHigh !== better.refHigh);
  if (isOtherRange && better.referenceRange !== null && better.doubt === '')
    return { ...result, doubt: OTHER_RANGE(worse.referenceRange!) };
  // One reader alone may have misread the range: it is asked about where the usual one would judge otherwise.
  const isOfOne = worse.referenceRange === null && better.referenceRange !== null;
  if (isOfOne && isAgainstUsual(result)) return doubted(result, ONE_RANGE);
  // A second look agrees on a number, and vouches for no unit and no range that it did not see.
  const isUnseen = worse.doubt === UNSURE && (worse.unit === null || isOfOne);
  return isUnseen ? doubted(result, UNSURE) : result;
}

/** How much of a row was understood. */
function richness(result: ReadResult): number {
  return (
    (result.unit ? 2 : 0) +
    (result.refLow !== null || result.refHigh !== null ? 2 : 0) +
    (result.flag ? 1 : 0) +
    (result.doubt === '' ? 1 : 0)
  );
}

/** The first reader has the accents, so its fields win; a field that the second reads otherwise is doubted. */
export function mergeFields(first: Head, second: Head): Head {
  return {
    ...first,
    laboratory: mergeField(first.laboratory, second.laboratory, 'o laboratório'),
    examDate: mergeDate(first.examDate, second.examDate),
    requestingDoctor: mergeField(first.requestingDoctor, second.requestingDoctor, 'o nome'),
    sex: first.sex ?? second.sex,
    birthDate: first.birthDate ?? second.birthDate,
    age: first.age ?? second.age,
    patientName: first.patientName ?? second.patientName,
  };
}

const ONE_DATE = 'Confirme a data: só uma das duas leituras da imagem a encontrou.';

/** A day has no letters by which a wrong one shows, so one reader alone is not believed, whichever it is. */
function mergeDate(one: ReadField, other: ReadField): ReadField {
  const date = mergeField(one, other, 'a data');
  const isOfOne = (one.value === null) !== (other.value === null);
  return isOfOne ? { value: date.value, doubt: one.doubt || other.doubt || ONE_DATE } : date;
}

function mergeField(one: ReadField, other: ReadField, name: string): ReadField {
  if (one.value === null)
    return other.value === null
      ? one
      : { ...other, doubt: other.doubt || `Confirme ${name}: só uma das leituras o encontrou.` };
  if (other.value !== null && !isAlike(one.value, other.value))
    return {
      value: surer(one, other),
      doubt: `Confirme ${name}: a segunda leitura da imagem encontrou outro texto.`,
    };
  // Two readers that agree are surer than one that is sure of itself.
  return other.value === null
    ? one
    : { value: one.value, doubt: /imagem|clara/.test(one.doubt) ? '' : one.doubt };
}

function letters(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}

/** Names may differ by a letter in ten, dates in none: the second reader has no accents. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [letters(one), letters(other)];
  const allowed = /\d{6}/.test(first) ? 0 : Math.floor(first.length / 10);
  return distance(first, second) <= allowed;
}

function surer(one: ReadField, other: ReadField): string | null {
  return one.doubt !== '' && other.doubt === '' ? other.value : one.value;
}
