import { analyteByKey } from '@leveza/domain/exams/names/analyte-names.ts';
import type { Person } from '@leveza/domain/exams/printed/choose.ts';
import type { Draft } from './draft.ts';
import { yearsBetween } from './dates.ts';
import { UNSURE } from './doubts.ts';
import { examTypeOf } from './exam-type.ts';
import { withFormRows } from './form-lines.ts';
import { readHead, type Head } from './head.ts';
import type { Line } from './layout.ts';
import { mergeFields, mergeResults, type OneReading } from './merge.ts';
import type { PageWords, ReadPage } from './page.ts';
import { linesInColumns } from './page-columns.ts';
import { partedAtEdges } from './column-edges.ts';
import { rangesBehindRows } from './centred-rows.ts';
import type { Patient, ReadResult, ReportReading } from './reading.ts';
import { withNamesAbove } from './names-below.ts';
import { withRangeDoubts } from './missing-ranges.ts';
import { withPlainLabels } from './plain-labels.ts';
import { withToldRows } from './narrative.ts';
import { RowReader } from './read-rows.ts';
import { secondLook } from './second-look.ts';
import { toResult } from './to-result.ts';
import { withoutNoise } from './noise.ts';
import { withClosedBrackets } from './open-brackets.ts';
import { rowsOfBands } from './table-bands.ts';
import { withWholeCells } from './wrapped-cells.ts';

/** Head and results of a report, from the words of its pages. */
export function parseReport(pages: readonly ReadPage[], patient: Patient | null): ReportReading {
  const first = readOnce(pages, patient, false);
  const isPicture = pages.some((page) => page.second !== null);
  const second = isPicture ? readOnce(pages, patient, true) : null;
  const results = second ? mergeResults(first, second) : first.results;
  const once = withRangeDoubts(withDoubles(results), textOf(first.lines));
  const head = second ? mergeFields(first.head, second.head) : first.head;
  const examType = examTypeOf(
    once.map(({ key }) => key),
    textOf(first.lines),
  );
  return {
    examType,
    laboratory: head.laboratory,
    examDate: head.examDate,
    requestingDoctor: head.requestingDoctor,
    patientName: head.patientName,
    results: once,
  };
}

/** By one of the two readers; pages with text are read by both alike. */
function readOnce(pages: readonly ReadPage[], patient: Patient | null, bySecond: boolean): OneReading {
  const seen = pages.map((page): PageWords => ({
    ...page,
    words: (bySecond ? page.second : null) ?? page.words,
  }));
  const printed = seen.flatMap((page) => partedAtEdges(linesInColumns(withoutNoise(page))));
  const rows = withToldRows(withNamesAbove(withClosedBrackets(printed)));
  const lines = rangesBehindRows(rowsOfBands(withPlainLabels(withFormRows(withWholeCells(rows)))));
  const head = readHead(lines);
  const person = personOf(head, patient);
  const reader = new RowReader(head.examDate.value);
  for (const line of lines) reader.read(line);
  const byNumber = new Map(seen.map((page) => [page.page, page]));
  const resultsOf = (drafts: readonly Draft[]) =>
    drafts.map((draft) => toResult(draft, person, byNumber.get(draft.page)!));
  return {
    head,
    lines,
    results: [...resultsOf(reader.drafts), ...resultsOf(secondLook(printed, reader.drafts)).map(unsure)],
    pictures: new Set(pages.flatMap(({ page, second }) => (second ? [page] : []))),
  };
}

function unsure(result: ReadResult): ReadResult {
  return { ...result, doubt: result.doubt || UNSURE };
}

/** The report's own words come first: it may be of another person's than the profile's. */
function personOf(head: Head, patient: Patient | null): Person {
  const birth = head.birthDate ?? (head.age === null ? patient?.birthDate : null);
  const day = head.examDate.value;
  return {
    sex: head.sex ?? patient?.sex ?? null,
    age: head.age ?? (birth && day ? yearsBetween(birth, day) : null),
    hour: head.hour,
  };
}

export function textOf(lines: readonly Line[]): string {
  return lines.map((line) => line.text).join('\n');
}

const TWO_VALUES = 'Confirme o valor: o laudo traz mais de um deste exame.';

/** A result printed twice is one; two different ones of an analyte are both kept and doubted. */
function withDoubles(results: ReadResult[]): ReadResult[] {
  const kept: ReadResult[] = [];
  for (const result of results) {
    const twins = kept.filter(({ key }) => key !== null && key === result.key);
    if (twins.some((twin) => twin.valueNumber === result.valueNumber && twin.value === result.value))
      continue;
    kept.push(result);
  }
  return kept.map((result) => {
    const isOne = kept.every((other) => other === result || other.key !== result.key);
    // A percentage of cells is told apart by its key and is of the same analyte.
    const analyte = analyteByKey(result.key?.replace(/_pct$/, '') ?? null);
    const isLeft = isOne || result.doubt !== '' || analyte === undefined;
    return isLeft ? result : { ...result, doubt: TWO_VALUES };
  });
}
