import { readReport } from '@leveza/contract/reports/reports.ts';
import type { ReportType } from '@leveza/domain/reports/types.ts';
import { read } from '../../lib/api.ts';
import type { Days } from './period.ts';

/** A report of some days; without them, of the last thirty. */
export const reportQuery = (type: ReportType, days: Days | null) =>
  read(readReport, { query: { type, ...days } });
