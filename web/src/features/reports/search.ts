import type { ReportType } from '@leveza/domain/reports/types.ts';
import { dayTextOf, oneOf } from '../../lib/address.ts';

const DIALOGS = ['share', 'links', 'carer', 'carers'] as const;
export type ReportDialogName = (typeof DIALOGS)[number];

// Written here: the module of the rules would come with every page, because addresses are read before any.
const TYPES = ['comprehensive', 'medical', 'financial', 'progress'] as const satisfies readonly ReportType[];

/** The days of the specification, 'desde a última consulta', and own dates. */
export const PERIODS = ['7', '30', '90', '365', 'visit', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

export const USUAL_TYPE: ReportType = 'medical';
export const USUAL_PERIOD: PeriodName = '30';

export interface ReportsSearch {
  type?: ReportType;
  period?: PeriodName;
  /** Days of `own`. */
  from?: string;
  to?: string;
  /** The annex with single records. */
  annex?: 'yes' | 'no';
  open?: ReportDialogName;
}

export function readReportsSearch(search: Record<string, unknown>): ReportsSearch {
  return {
    type: oneOf(TYPES, search.type),
    period: oneOf(PERIODS, search.period),
    from: dayTextOf(search.from),
    to: dayTextOf(search.to),
    annex: oneOf(['yes', 'no'], search.annex),
    open: oneOf(DIALOGS, search.open),
  };
}
