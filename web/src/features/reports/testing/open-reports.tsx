import { readMe, type Profile } from '@leveza/contract/profile/profile.ts';
import { readReport, type Report } from '@leveza/contract/reports/reports.ts';
import { readReportRows } from '@leveza/contract/reports/rows.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { ReportsPage } from '../ReportsPage.tsx';
import { A_REPORT, SOME_ROWS } from '../../../testing/reports.ts';
// Code that comes later is there before the first test waits for it.
import '../choose/FileOptions.tsx';
import '../choose/OwnDates.tsx';
import '../preview/CourseView.tsx';
import '../questions/QuestionList.tsx';

interface Situation {
  report?: Partial<Report>;
  patient?: Partial<Profile>;
}

/** The page with a server that answers this report; `asked` are the types and days it was asked for. */
export function openReports(search = '', { report, patient }: Situation = {}) {
  const asked: string[] = [];
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(readReport, ({ query: { type, from, to } }) => {
    asked.push([type, from, to].filter(Boolean).join(' '));
    return {
      data: { ...A_REPORT, type, from: from ?? A_REPORT.from, to: to ?? A_REPORT.to, ...report },
    };
  });
  answer(readReportRows, () => ({ data: SOME_ROWS }));
  return { ...openPage('/reports', search, <ReportsPage />), asked };
}
