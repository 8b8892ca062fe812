import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { reportCsv } from '@leveza/domain/reports/csv.ts';
import { fhirBundle } from '@leveza/domain/reports/fhir.ts';

/** The records as a spreadsheet. */
export function csvFile({ spending }: Report, rows: ReportRows): Blob {
  return new Blob([reportCsv(rows, { hasSpending: spending !== null })], { type: 'text/csv;charset=utf-8' });
}

/** The records as observations that other health systems read. */
export function fhirFile({ name, generatedAt, patient }: Report, rows: ReportRows): Blob {
  const gender = patient?.gender ?? null;
  const bundle = fhirBundle({ name, generatedAt, gender, rows, newId: () => crypto.randomUUID() });
  return new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' });
}
