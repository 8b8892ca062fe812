import type { Invoice } from '@leveza/contract/subscription/subscription.ts';
import type { Purchase } from '@leveza/domain/subscription/purchase.ts';
import type { Cycle, TierId } from '@leveza/domain/subscription/tiers.ts';

/** A purchase: the plan, how often it is paid, and how much. */
export interface Price {
  tier: TierId;
  cycle: Cycle;
  cents: number;
}

export interface CheckoutOrder {
  /** Ours: repeated, the order makes one page. */
  purchaseId: string;
  /** Whose it is where several servers share an account at the provider. */
  installation: string;
  price: Price;
  /** Of an earlier purchase, so that one patient is one customer. */
  customerId: string | null;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutPage {
  checkoutId: string;
  url: string;
  expiresAt: Date;
}

/** The provider's present state of a purchase; without a subscription the order stays as it was. */
export type ProviderAnswer = Pick<Purchase, 'checkout' | 'state'> &
  Partial<
    Pick<
      Purchase,
      | 'tier'
      | 'cycle'
      | 'priceCents'
      | 'periodEnd'
      | 'cancelAt'
      | 'endedAt'
      | 'failedAt'
      | 'firstPaidAt'
      | 'paidTier'
      | 'paidUntil'
    >
  > & { subscriptionId: string | null; customerId: string | null };

/** How a plan is changed: the larger one is paid now, the smaller one from the next period on. */
export type PlanChange =
  | { kind: 'larger' }
  | { kind: 'smaller'; paidTier: TierId; paidUntil: Date }
  /** Back to the plan that is paid already. */
  | { kind: 'back' }
  /** The same plan at another price, from the next period on. */
  | { kind: 'price' };

/**
 * The payment provider, behind one door. A question that fails throws a `BillingFailure`; nothing here is called inside of
 * a transaction.
 */
export interface Billing {
  openCheckout(order: CheckoutOrder): Promise<CheckoutPage>;
  /** Ends a page, so that it cannot be paid any more; false where it was paid already. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  /** Null where the provider does not know the page. */
  read(checkoutId: string): Promise<ProviderAnswer | null>;
  changePrice(subscriptionId: string, price: Price, change: PlanChange, attempt: string): Promise<void>;
  setCancelled(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends a subscription at once; ended already, it stays so. */
  end(subscriptionId: string): Promise<void>;
  /** Pays back everything that was paid for a subscription; paid back already, it stays so. */
  payBack(subscriptionId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  listInvoices(customerId: string): Promise<Invoice[]>;
}

/**
 * `declined`: the bank said no. `refused`: the provider did not take the request. `unavailable`: it took nothing now.
 * `unknown`: no answer came, so the request may have been carried out.
 */
export type FailureKind = 'declined' | 'refused' | 'unavailable' | 'unknown';

/** The name tells the log which kind it was; messages of the provider are not kept. */
export class BillingFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  constructor(kind: FailureKind, status = 0) {
    super(kind);
    this.name = `Billing ${kind} ${status}`;
    this.kind = kind;
    this.status = status;
  }
}
