import type { Db } from '../../../db/connection.ts';
import { type Medicine, medicineOf } from '../../pens/shared/same-treatment.ts';
import { applicationSettings } from '../../pens/table.ts';

interface Kept {
  /** Null ends the patient's own interval. */
  days: number | null;
  /** Null before the first dose, where no plan names a medicine either. */
  medicine: Medicine | null;
}

/** Keeps the patient's own interval for a medicine. */
export async function keepInterval(db: Db, owner: string, { days, medicine }: Kept): Promise<void> {
  const set = {
    intervalDays: days,
    intervalMedicine: days === null || medicine === null ? null : medicineOf(medicine),
  };
  await db
    .insert(applicationSettings)
    .values({ userId: owner, ...set })
    .onConflictDoUpdate({ target: applicationSettings.userId, set });
}
