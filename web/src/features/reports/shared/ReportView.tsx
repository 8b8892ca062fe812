import type { Report } from '@leveza/contract/reports/reports.ts';
import { useMemo } from 'react';
import { documentOf } from '../document/make-document.ts';
import { DocumentView } from '../preview/DocumentView.tsx';

/** A report without an annex, for readers other than the patient. */
export function ReportView({ report }: { report: Report }) {
  const document = useMemo(() => documentOf(report, { rows: null, isPerKgShown: false }), [report]);
  return <DocumentView report={document} />;
}
