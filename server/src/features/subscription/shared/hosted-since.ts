import type { BillingConfig } from '../../../billing-config.ts';
import type { Db } from '../../../db/connection.ts';
import { setHostedSince } from '../../files/shared/installation.ts';
import { runningBy } from './standing.ts';

/** Remembers the first start at which plans can be paid: trials of older accounts begin there. */
export async function rememberHosted(db: Db, billing: BillingConfig, now: Date): Promise<void> {
  if (runningBy(billing) !== 'hosted') return;
  await setHostedSince(db, now);
}
