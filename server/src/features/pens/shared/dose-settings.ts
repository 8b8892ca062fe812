import type { ApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { DEFAULT_LEAD_DAYS } from '@leveza/domain/supply/covered-doses.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { applicationSettings } from '../table.ts';

const selectSettings = statement(
  'application-settings',
  { owner: 'uuid' },
  getTableColumns(applicationSettings),
  (db, $, row) => db.select(row).from(applicationSettings).where(eq(applicationSettings.userId, $.owner)),
);

/** How often the patient takes a dose, and how early they want the notice to buy. */
export async function findApplicationSettings(db: Db, owner: string): Promise<ApplicationSettings> {
  const [row] = await selectSettings(db, { owner });
  return settingsOf(row);
}

type Row = typeof applicationSettings.$inferSelect | null | undefined;

/** The patient's settings; without a row, the defaults. */
export function settingsOf(row: Row): ApplicationSettings {
  return {
    intervalDays: row?.intervalDays ?? null,
    purchaseLeadDays: row?.purchaseLeadDays ?? DEFAULT_LEAD_DAYS,
  };
}

/** The dose that was put off by a reminder's button, 'YYYY-MM-DDTHH:MM' by the patient's clock. */
export interface PutOffDose {
  dose: string;
  until: Date;
}

export function putOffOf(row: Row): PutOffDose | null {
  if (!row || row.putOffDose === null || row.putOffUntil === null) return null;
  return { dose: row.putOffDose, until: row.putOffUntil };
}
