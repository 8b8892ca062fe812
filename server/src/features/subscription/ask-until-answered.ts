import type { Db } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Billing } from '../../services/billing/billing.ts';
import { askProvider } from './ask-provider.ts';
import { askAboutPurchase } from './jobs.ts';
import type { PurchaseRow } from './table.ts';

/** Asks the provider how a purchase stands after a change was tried; where it does not answer, a job asks on. */
export async function askUntilAnswered(db: Db, billing: Billing, purchase: PurchaseRow): Promise<void> {
  try {
    await askProvider(db, billing, purchase);
  } catch {
    await enqueue(db, askAboutPurchase, { purchaseId: purchase.id });
  }
}
