import { MOST_REPORT_ROWS } from '@leveza/contract/reports/rows.ts';
import { sql } from 'drizzle-orm';

/** One more than is sent says that there are more. */
export const mostRows = sql.raw(String(MOST_REPORT_ROWS + 1)) as unknown as number;
