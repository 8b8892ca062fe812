import * as contract from '@leveza/contract/subscription/subscription.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { askRefund } from './ask-refund.ts';
import { billingOf, inWords } from './billing-of.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changeSubscription } from './change-subscription.ts';
import { checkSubscription } from './check-subscription.ts';
import { keepSubscription } from './keep-subscription.ts';
import { listPlans } from './list-plans.ts';
import type { Means } from './means.ts';
import { openBillingPortal } from './open-billing-portal.ts';
import { openCheckout } from './open-checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { findPurchases } from './store.ts';

interface Parts {
  config: Config;
  baseUrl: () => string;
}

export function subscriptionRoutes({ config, baseUrl }: Parts): Routes {
  const means = (): Means => ({ config, baseUrl, billing: billingOf(config.billing) });
  return (serve) => {
    serve(contract.readSubscription, async (call) => ({ data: await readSubscription(call, config) }));

    serve(contract.listSubscriptionPlans, ({ now }) => ({ data: listPlans(config, now) }));

    serve(contract.openCheckout, async ({ body, ...call }) => ({
      data: await openCheckout(call, body, means()),
    }));

    serve(contract.checkSubscription, async (call) => ({ data: await checkSubscription(call, means()) }));

    serve(contract.changeSubscription, async ({ body, ...call }) => ({
      data: await changeSubscription(call, body, means()),
    }));

    serve(contract.cancelSubscription, async (call) => ({ data: await cancelSubscription(call, means()) }));

    serve(contract.keepSubscription, async (call) => ({ data: await keepSubscription(call, means()) }));

    serve(contract.askRefund, async (call) => ({ data: await askRefund(call, config) }));

    serve(contract.openBillingPortal, async (call) => ({ data: await openBillingPortal(call, means()) }));

    serve(contract.listInvoices, async ({ db, owner }) => {
      const all = await findPurchases(db, owner);
      const customerId = all.findLast((one) => one.customerId !== null)?.customerId;
      if (!customerId) return { data: { invoices: [] } };
      return { data: { invoices: await inWords(means().billing.listInvoices(customerId)) } };
    });
  };
}
