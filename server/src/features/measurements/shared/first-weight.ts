import type { Db } from '../../../db/connection.ts';
import { measurements } from '../table.ts';

interface First {
  weight: number;
  measuredAt: Date;
}

/** The weight a patient gives at registration: a measurement like any other. */
export async function insertFirstWeight(tx: Db, owner: string, first: First): Promise<void> {
  await tx.insert(measurements).values({ userId: owner, ...first });
}
