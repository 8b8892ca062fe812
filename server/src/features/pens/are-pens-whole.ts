import { Problem } from '@leveza/contract/problem.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { stateOf } from './shared/ledger.ts';
import { pens } from './table.ts';

/** Whether every entry of a patient holds what its ledger says. */
export async function arePensWhole(db: Db, owner: string): Promise<boolean> {
  const zone = await findZone(db, owner);
  const rows = await db.select().from(pens).where(eq(pens.userId, owner));
  for (const pen of rows) {
    try {
      const state = await stateOf(db, pen, zone);
      if (state.remainingMg !== pen.remainingMg || state.sealedUnits !== pen.sealedUnits) return false;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }
  return true;
}
