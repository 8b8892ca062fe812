import type { ApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { DEFAULT_LEAD_DAYS } from '@leveza/domain/supply/covered-doses.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { applicationSettings } from '../table.ts';
import { labelledProduct } from './glp1-of.ts';
import { isSameTreatment, type Medicine, medicineNamed } from './same-treatment.ts';

const selectSettings = statement(
  'application-settings',
  { owner: 'uuid' },
  getTableColumns(applicationSettings),
  (db, $, row) => db.select(row).from(applicationSettings).where(eq(applicationSettings.userId, $.owner)),
);

type Row = typeof applicationSettings.$inferSelect | null | undefined;

/** The patient's settings while this medicine is in use; without a row, the defaults. */
export function settingsOf(row: Row, medicine: Medicine | null): ApplicationSettings {
  return {
    intervalDays: daysFor(medicine, ownIntervalOf(row)),
    purchaseLeadDays: row?.purchaseLeadDays ?? DEFAULT_LEAD_DAYS,
  };
}

/** The patient's own days between doses, and the medicine they are for; one without a medicine is for any. */
export interface OwnInterval {
  days: number;
  medicine: string | null;
}

export async function findOwnInterval(db: Db, owner: string): Promise<OwnInterval | null> {
  const [row] = await selectSettings(db, { owner });
  return ownIntervalOf(row);
}

export function ownIntervalOf(row: Row): OwnInterval | null {
  if (!row || row.intervalDays === null) return null;
  return { days: row.intervalDays, medicine: row.intervalMedicine };
}

/**
 * An interval of the patient's own holds for its medicine and for others of the same rhythm: one set for a daily medicine
 * must not plan a weekly one. It is never cleared for that, so that it holds again when its medicine is back.
 */
export function daysFor(medicine: Medicine | null, own: OwnInterval | null): number | null {
  if (!own || own.medicine === null || medicine === null) return own?.days ?? null;
  const its = medicineNamed(own.medicine);
  const label = labelDays(medicine);
  const isHeld = label === null || label === labelDays(its) || isSameTreatment(its, medicine);
  return isHeld ? own.days : null;
}

const labelDays = (medicine: Medicine) => labelledProduct(medicine)?.intervalDays ?? null;

/** The dose that was put off by a reminder's button, 'YYYY-MM-DDTHH:MM' by the patient's clock. */
export interface PutOffDose {
  dose: string;
  until: Date;
}

export function putOffOf(row: Row): PutOffDose | null {
  if (!row || row.putOffDose === null || row.putOffUntil === null) return null;
  return { dose: row.putOffDose, until: row.putOffUntil };
}
