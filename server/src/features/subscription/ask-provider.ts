import { afterAnswer, phaseOf, type Phase } from '@leveza/domain/subscription/purchase.ts';
import { standingOf } from '@leveza/domain/subscription/standing.ts';
import type { Db } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Billing } from '../../services/billing/billing.ts';
import { notify } from '../notifications/shared/notify.ts';
import { endDoubled } from './end-doubled.ts';
import { findPurchases, lockPurchase, setPurchase } from './store.ts';
import type { PurchaseRow } from './table.ts';

/**
 * Asks the provider about a purchase and stores what it says: the only way a purchase changes. The question is asked
 * outside of a transaction; of two that cross, the one asked later counts.
 */
export async function askProvider(db: Db, billing: Billing, purchase: PurchaseRow): Promise<void> {
  if (purchase.checkoutId === null) return;
  // Not the clock of the call: a change may have taken its time before this question.
  const now = new Date();
  const answer = await billing.read(purchase.checkoutId);
  await db.transaction(async (tx) => {
    const known = await lockPurchase(tx, purchase.id);
    if (!known) return;
    const news = answer ?? { checkout: 'expired' as const, state: known.state };
    const after = afterAnswer(known, { ...withoutGaps(news), askedAt: now });
    // Another plan or cycle is bought at today's price: a price that was told for the old one is void.
    const isOther = after.tier !== known.tier || after.cycle !== known.cycle;
    const priceNotice = isOther ? { nextPriceCents: null, toldAt: null } : {};
    await setPurchase(tx, known.userId, known.id, { ...after, ...priceNotice });
    await tellOf(tx, known, after, now);
    // No patient pays twice: a second living purchase is ended, and paid back where it was paid.
    const all = await findPurchases(tx, known.userId);
    const { doubled } = standingOf({ running: 'hosted', trialFrom: now, purchases: all }, now);
    for (const { id: purchaseId } of doubled) await enqueue(tx, endDoubled, { purchaseId });
  });
}

/** Drops the fields that an answer leaves out, so that they stay as they are. */
function withoutGaps<T extends object>(answer: T): Partial<T> {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const NOTICES: Partial<Record<Phase, { title: string; body: string }>> = {
  active: {
    title: 'Assinatura ativa',
    body: 'O pagamento foi confirmado. Obrigado por assinar o Leveza.',
  },
  'past-due': {
    title: 'Pagamento não aprovado',
    body: 'Tudo continua aberto por 7 dias. Confira o pagamento em Assinatura.',
  },
  declined: {
    title: 'Pagamento não confirmado',
    body: 'A assinatura não começou. Você pode escolher o plano de novo em Assinatura.',
  },
};

/** Tells the patient of a change that came from outside, once. */
async function tellOf(tx: Db, before: PurchaseRow, after: PurchaseRow, now: Date): Promise<void> {
  const phase = phaseOf(after, now);
  if (phase === phaseOf(before, now) || phaseOf(before, now) === 'cancelling') return;
  const notice = NOTICES[phase];
  if (!notice) return;
  const place = { to: '/subscription', search: {} } as const;
  await notify(tx, after.userId, { ...notice, kind: 'info', place });
}
