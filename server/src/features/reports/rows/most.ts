import { MOST_REPORT_ROWS } from '@leveza/contract/reports/rows.ts';

/** One more than is sent says that there are more. */
export const MOST_ROWS = MOST_REPORT_ROWS + 1;
