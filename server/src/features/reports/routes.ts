import * as questions from '@leveza/contract/reports/questions.ts';
import * as contract from '@leveza/contract/reports/reports.ts';
import * as rows from '@leveza/contract/reports/rows.ts';
import { PARTS_OF_TYPE } from '@leveza/domain/reports/types.ts';
import type { Routes } from '../../http/serve.ts';
import { addReportQuestion } from './add-report-question.ts';
import { deleteReportQuestion } from './delete-report-question.ts';
import { periodOf } from './shared/period-of.ts';
import { readReportRows } from './read-report-rows.ts';
import { reportOf } from './shared/report-of.ts';

export const reportRoutes: Routes = (serve) => {
  serve(contract.readReport, async ({ query, ...call }) => {
    const { type, ...days } = query;
    return { data: await reportOf(call, { type, parts: PARTS_OF_TYPE[type], period: periodOf(call, days) }) };
  });

  serve(rows.readReportRows, async ({ query, ...call }) => ({
    data: await readReportRows(call, periodOf(call, query)),
  }));

  serve(questions.addReportQuestion, async ({ body, ...call }) => ({
    data: await addReportQuestion(call, body),
  }));

  serve(questions.deleteReportQuestion, async ({ params, ...call }) => ({
    data: await deleteReportQuestion(call, params.id),
  }));
};
