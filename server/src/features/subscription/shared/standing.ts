import { Problem } from '@leveza/contract/problem.ts';
import { type Running, type Standing, standingOf } from '@leveza/domain/subscription/standing.ts';
import type { BillingConfig } from '../../../billing-config.ts';
import type { Call } from '../../../http/call.ts';
import { findPurchases, findStart } from '../store.ts';
import type { PurchaseRow } from '../table.ts';

export function runningBy({ isHosted, stripe }: BillingConfig): Running {
  if (!isHosted) return 'self-hosted';
  return stripe === null ? 'not-configured' : 'hosted';
}

export interface Account {
  running: Running;
  standing: Standing<PurchaseRow>;
  start: NonNullable<Awaited<ReturnType<typeof findStart>>>;
}

/** The features an account may begin. */
export async function readStanding(
  { db, owner, now }: Pick<Call, 'db' | 'owner' | 'now'>,
  billing: BillingConfig,
): Promise<Account> {
  const start = await findStart(db, owner);
  if (!start) throw new Problem('unauthenticated');
  const running = runningBy(billing);
  const purchases = await findPurchases(db, owner);
  const hostedSince = start.hostedSince ?? now;
  // A patient from before the service was paid for gets the whole trial, too.
  const trialFrom = hostedSince > start.createdAt ? hostedSince : start.createdAt;
  return { running, start, standing: standingOf({ running, trialFrom, purchases }, now) };
}
