import type { Report } from '@leveza/contract/reports/reports.ts';
import { REPORT_PART_LABEL, type ReportPart } from '@leveza/domain/reports/types.ts';
import { useMemo } from 'react';
import { documentOf } from '../document/make-document.ts';
import { DocumentView } from '../preview/DocumentView.tsx';

/** A report without an annex, for readers other than the patient. */
export function ReportView({ report, parts }: { report: Report; parts: readonly ReportPart[] }) {
  const document = useMemo(() => sharedDocument(report, parts), [report, parts]);
  return <DocumentView report={document} />;
}

/** Names its parts, on paper too: a reader would take a part that was kept for one without records. */
function sharedDocument(report: Report, parts: readonly ReportPart[]) {
  const made = documentOf(report, { rows: null, isPerKgShown: false });
  const names = parts.map((part) => REPORT_PART_LABEL[part]).join(', ');
  return {
    ...made,
    title: 'Relatório compartilhado',
    period: `${made.period}. Só as partes que o paciente escolheu: ${names}.`,
  };
}
