import { isNull } from 'drizzle-orm';
import type { BillingConfig } from '../../../billing-config.ts';
import type { Db } from '../../../db/connection.ts';
import { installation } from '../../files/table.ts';
import { runningBy } from './standing.ts';

/** Remembers the first start at which plans can be paid: trials of older accounts begin there. */
export async function rememberHosted(db: Db, billing: BillingConfig, now: Date): Promise<void> {
  if (runningBy(billing) !== 'hosted') return;
  await db.update(installation).set({ hostedSince: now }).where(isNull(installation.hostedSince));
}
