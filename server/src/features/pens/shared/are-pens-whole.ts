import { Problem } from '@leveza/contract/problem.ts';
import type { PenState } from '@leveza/domain/pens/ledger.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { findZone } from '../../profile/shared/find-zone.ts';
import { settledSince, stateOf } from './ledger.ts';
import { applicationDraws, applications, pens } from '../table.ts';

/** Later than any fact, so that a replay starts at the checkpoint, wherever it is. */
const FAR_AHEAD = new Date('9999-01-01T00:00:00Z');

/**
 * Whether every entry of a patient holds what its ledger says, from the purchase and from the checkpoint, and the
 * draws of each dose add up to it.
 */
export async function arePensWhole(db: Db, owner: string): Promise<boolean> {
  const zone = await findZone(db, owner);
  const rows = await db.select().from(pens).where(eq(pens.userId, owner));
  for (const pen of rows) {
    try {
      const whole = await stateOf(db, pen, zone);
      const { state: fromCheckpoint } = await settledSince(db, pen, FAR_AHEAD);
      if (!isSame(pen, whole) || !isSame(pen, fromCheckpoint)) return false;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }
  return areDosesWhole(db, owner);
}

async function areDosesWhole(db: Db, owner: string): Promise<boolean> {
  const wrong = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(applicationDraws, eq(applicationDraws.applicationId, applications.id))
    .where(eq(applications.userId, owner))
    .groupBy(applications.id)
    .having(sql`sum(${applicationDraws.mg}) <> ${applications.doseMg}`)
    .limit(1);
  return wrong.length === 0;
}

type Held = Pick<PenState, 'remainingMg' | 'sealedUnits'>;

function isSame(one: Held, other: Held): boolean {
  return one.remainingMg === other.remainingMg && one.sealedUnits === other.sealedUnits;
}
