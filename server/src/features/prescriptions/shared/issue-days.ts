import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { prescriptions } from '../table.ts';

/** When the patient's prescriptions were issued, newest first; all a plan has to know of them. */
export async function issueDays(db: Db, owner: string): Promise<{ issuedOn: string }[]> {
  return db
    .select({ issuedOn: prescriptions.issuedOn })
    .from(prescriptions)
    .where(eq(prescriptions.userId, owner))
    .orderBy(desc(prescriptions.issuedOn))
    .limit(50);
}
