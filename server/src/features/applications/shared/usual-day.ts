import type { UsualDay } from '@leveza/domain/applications/usual-day.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { knownProduct } from '../../pens/shared/glp1-catalog.ts';
import { isSameTreatment, medicineNamed, medicineOf } from '../../pens/shared/same-treatment.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applicationSettings } from '../../pens/table.ts';
import type { ForgottenDay } from '../table.ts';

type SettingsRow = typeof applicationSettings.$inferSelect;
type Dose = Pick<ApplicationRow, 'catalogId' | 'medicationName'>;

/** The name that a patient reads. */
export const nameOf = (medicine: string) => knownProduct(medicine)?.commercialName ?? medicine;

/** The usual day that is kept for the medicine of the last dose; null where only that dose says it. */
export function usualDayOf(row: SettingsRow | null | undefined, last: Dose): UsualDay | null {
  if (!row?.usualDay || !row.usualTime || !row.usualMedicine) return null;
  if (!isSameTreatment(medicineNamed(row.usualMedicine), last)) return null;
  return { day: row.usualDay, time: row.usualTime, chosenAt: row.usualChosenAt };
}

/** The medicine the patient planned to begin, until its first dose is recorded. */
export function plannedSince(
  row: SettingsRow | null | undefined,
  last: (Dose & { appliedAt: Date }) | null,
): Dose | null {
  if (!row?.usualMedicine || !row.usualChosenAt) return null;
  const planned = medicineNamed(row.usualMedicine);
  if (!last) return planned;
  return row.usualChosenAt > last.appliedAt && !isSameTreatment(planned, last) ? planned : null;
}

interface Kept {
  last: Dose;
  at: Date;
  zone: string;
  /** When the patient chose it; null where a dose sets it. */
  chosenAt: Date | null;
}

export async function keepUsualDay(db: Db, owner: string, { last, at, zone, chosenAt }: Kept): Promise<void> {
  const { day, time } = wallClock(zone, at);
  await setUsualDay(db, owner, {
    usualDay: day,
    usualTime: time,
    usualChosenAt: chosenAt,
    usualMedicine: medicineOf(last),
  });
}

/** The day that a deletion forgot, unless another one is kept since. */
export async function putUsualDayBack(db: Db, owner: string, day: ForgottenDay): Promise<void> {
  await db
    .update(applicationSettings)
    .set(day)
    .where(and(eq(applicationSettings.userId, owner), isNull(applicationSettings.usualDay)));
}

/** Without one, the last dose says when the next comes. */
export function forgetUsualDay(db: Db, owner: string): Promise<void> {
  return setUsualDay(db, owner, NO_DAY);
}

/** After the last dose is gone, the day that doses set says nothing; one the patient chose stays. */
export async function forgetSettledDay(db: Db, owner: string): Promise<void> {
  await db
    .update(applicationSettings)
    .set(NO_DAY)
    .where(and(eq(applicationSettings.userId, owner), isNull(applicationSettings.usualChosenAt)));
}

const NO_DAY = { usualDay: null, usualTime: null, usualChosenAt: null, usualMedicine: null };

type Columns = Pick<SettingsRow, 'usualDay' | 'usualTime' | 'usualChosenAt' | 'usualMedicine'>;

async function setUsualDay(db: Db, owner: string, columns: Columns): Promise<void> {
  await db
    .insert(applicationSettings)
    .values({ userId: owner, ...columns })
    .onConflictDoUpdate({ target: applicationSettings.userId, set: columns });
}
