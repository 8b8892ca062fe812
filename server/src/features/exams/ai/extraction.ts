import type { Extraction } from '@leveza/contract/exams/extract.ts';
import { canonicalKey, findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { analysisOf, withModelText } from '@leveza/domain/exams/analysis.ts';
import { areWordsIn, isDayIn, isNamedNear, isValueIn } from '@leveza/domain/exams/found-in.ts';
import { judge } from '@leveza/domain/exams/judge.ts';
import { groundedText } from '@leveza/domain/exams/model/grounded.ts';
import type { Person } from '@leveza/domain/exams/printed/choose.ts';
import { verdictOf } from '@leveza/domain/exams/status.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { type AnsweredLine, readAnswer } from './answer-of-model.ts';

const BY_MODEL = 'Valor lido pela IA. Confira com o laudo.';
const APART = 'O nome e o valor não estão juntos no laudo. Confira qual é o valor certo.';
const FROM_PICTURE = 'Valor lido pela IA em uma imagem. Confira com o laudo.';

/**
 * The answer of a model, held against the report: a value that the text does not print is left out, and so are a
 * laboratory, a day and a doctor. A picture has no text to hold it against, so everything of it is doubtful.
 */
export function extractionOf(
  answer: string,
  report: string | null,
  person: Person,
  isCut = false,
): Extraction {
  const { lines, words, examType, laboratory, examDate, requestingDoctor } = readAnswer(answer);
  const isThere = (name: string | null) =>
    name && (report === null || areWordsIn(report, name)) ? name : null;
  const found = lines.filter(({ value }) => report === null || isValueIn(report, value));
  const results = found.map((line) => resultOf(line, report, person));
  const analysis = words && groundedText(words, results);
  const ours = analysisOf(verdictOf(results));
  const isDayThere = examDate && isDay(examDate) && (report === null || isDayIn(report, examDate));
  return {
    examType: examType?.slice(0, 120) ?? null,
    laboratory: isThere(laboratory)?.slice(0, 50) ?? null,
    examDate: isDayThere ? examDate : null,
    requestingDoctor: isThere(requestingDoctor)?.slice(0, 50) ?? null,
    results: results.map(({ refLow: _low, refHigh: _high, ...result }) => result),
    summary: (analysis ? withModelText(ours, analysis) : ours).summary,
    analysis,
    leftOut: lines.length - found.length,
    // An answer that was cut off has no words.
    isWhole: !isCut && words !== null,
  };
}

/** The number, its sign and the limits are read from the printed words. */
const UNJUDGED = { valueNumber: null, comparator: null, refLow: null, refHigh: null };

function resultOf(line: AnsweredLine, report: string | null, person: Person) {
  const { parameter, value } = line;
  const key = findAnalyte(canonicalKey(line.key ?? parameter))?.key ?? null;
  const isRangeThere = line.referenceRange && (report === null || areWordsIn(report, line.referenceRange));
  const referenceRange = isRangeThere ? line.referenceRange!.slice(0, 300) : null;
  const unit = line.unit?.slice(0, 40) ?? null;
  const read = { key, value, unit, referenceRange, ...UNJUDGED };
  const { valueNumber, comparator, flag, refLow, refHigh } = judge(read, person);
  const isApart = report !== null && !isNamedNear(report, parameter, value);
  const doubt = report === null ? FROM_PICTURE : isApart ? APART : BY_MODEL;
  return { ...read, parameter, valueNumber, comparator, refLow, refHigh, flag, doubt };
}
