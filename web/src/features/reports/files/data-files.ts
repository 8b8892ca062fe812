import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { reportCsv } from '@leveza/domain/reports/csv.ts';
import { fhirBundle } from '@leveza/domain/reports/fhir.ts';
import { rowsOfType } from '@leveza/domain/reports/rows.ts';

/** The records as a spreadsheet. */
export function csvFile({ type }: Report, rows: ReportRows): Blob {
  return new Blob([reportCsv(rowsOfType(rows, type))], { type: 'text/csv;charset=utf-8' });
}

/** The records as observations that other health systems read. */
export function fhirFile({ type, name, generatedAt, patient }: Report, all: ReportRows): Blob {
  const rows = rowsOfType(all, type);
  const gender = patient?.gender ?? null;
  const bundle = fhirBundle({ name, generatedAt, gender, rows, newId: () => crypto.randomUUID() });
  return new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' });
}
