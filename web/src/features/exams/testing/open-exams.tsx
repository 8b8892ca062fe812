import { listAnalytes, readAnalyte } from '@leveza/contract/exams/analytes.ts';
import { markExamDiscussed } from '@leveza/contract/exams/discussed.ts';
import {
  addExam,
  deleteExam,
  type Exam,
  listExams,
  readExam,
  restoreExam,
} from '@leveza/contract/exams/exams.ts';
import { addExamFile } from '@leveza/contract/exams/files.ts';
import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { ExamsPage } from '../ExamsPage.tsx';
import { anAnalyte, anExam, cardOf, rowOf, urgentOf } from './samples.ts';

interface Situation {
  exams?: Exam[];
  hasModel?: boolean;
  areFiguresCovered?: boolean;
}

/** A server with these exams; `sent` are those it was given, `files` the names of what followed. */
export function serveExams({ exams = [], hasModel = false, areFiguresCovered = false }: Situation = {}) {
  const known = { exams, sent: [] as Record<string, unknown>[], files: 0, gone: null as Exam | null };
  const find = (id: string) => known.exams.find((exam) => exam.id === id);
  answer(readMe, () => ({ data: { ...ANA, areFiguresCovered } }));
  answer(listExams, ({ query }) => {
    const found = known.exams.filter(
      ({ examType, status }) =>
        (!query.search || examType.toLowerCase().includes(query.search.toLowerCase())) &&
        (!query.status || status === query.status),
    );
    return {
      data: found.slice((query.page - 1) * query.limit, query.page * query.limit).map(cardOf),
      stats: { total: known.exams.length, thisMonth: 1, processed: known.exams.length },
      categories: ['BLOOD_TEST', 'URINE_TEST'],
      urgent: urgentOf(known.exams),
      pagination: paginationOf(query, found.length),
    };
  });
  answer(readExam, ({ params }) => {
    const data = find(params.id);
    return data ? { data } : new Problem('not-found');
  });
  answer(addExam, async (_, request) => {
    known.sent.push((await request.json()) as Record<string, unknown>);
    const data = anExam({ files: [] });
    known.exams = [data, ...known.exams];
    return { data };
  });
  answer(addExamFile, () => {
    known.files += 1;
    return {
      data: { id: crypto.randomUUID(), fileName: 'laudo.pdf', fileType: 'application/pdf', fileSize: 4 },
    };
  });
  answer(markExamDiscussed, ({ params, body: { isDiscussed, values } }) => {
    const open = urgentOf(known.exams.filter(({ id }) => id === params.id));
    const isSeen = ({ parameter, value, unit }: UrgentValue) =>
      values.some((one) => one.parameter === parameter && one.value === value && one.unit === unit);
    if (isDiscussed && !open.every(isSeen)) return new Problem('exam-critical-changed');
    const data = { ...find(params.id)!, discussedAt: isDiscussed ? '2026-03-04T12:00:00.000Z' : null };
    known.exams = known.exams.map((exam) => (exam.id === data.id ? data : exam));
    return { data };
  });
  answer(deleteExam, ({ params }) => {
    const data = find(params.id)!;
    known.gone = data;
    known.exams = known.exams.filter(({ id }) => id !== params.id);
    return { data, undo: 'sealed' };
  });
  answer(restoreExam, () => {
    known.exams = [known.gone!, ...known.exams];
    return { data: known.gone! };
  });
  answer(listAnalytes, () => ({ data: [rowOf(anAnalyte())] }));
  answer(readAnalyte, () => ({ data: anAnalyte() }));
  answer(readSearchOptions, () => ({
    data: { isAiConfigured: hasModel, needsAiConsent: true, aiSearchesLeftToday: 10 },
  }));
  return known;
}

export function openExams(search = '') {
  return openPage('/exams', search, <ExamsPage />);
}
