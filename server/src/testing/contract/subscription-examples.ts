import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';

export const PLUS = { planId: 'plus', cycle: 'monthly' };

/** Pays on the page of the (local) provider, which tells Leveza nothing. */
export async function pay(owner: Patient): Promise<void> {
  const opened = await owner.call('POST', '/api/subscription/checkout', { payload: PLUS });
  if (opened.statusCode !== 200) throw new Error(`no payment page: ${opened.body}`);
  const { url } = opened.json<{ data: { url: string } }>().data;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ how: 'card' }), redirect: 'manual' });
}

/** Buys a plan as a patient does: on the page of the (local) provider, and back. */
export async function buyPlan(owner: Patient): Promise<void> {
  await pay(owner);
  await owner.call('POST', '/api/subscription/check');
}

const isSold = async (owner: Patient) => {
  const reply = await owner.call('GET', '/api/subscription');
  const { running, purchase } = reply.json<{ data: { running: string; purchase: object | null } }>().data;
  return running === 'hosted' && purchase === null;
};

/** Where nothing can be paid, the call is refused as it is. */
const bought = async (owner: Patient): Promise<Example> => {
  if (await isSold(owner)) await buyPlan(owner);
  return {};
};

/** Calls at the payment provider; the house of the test needs a local one. */
export const SUBSCRIPTION_EXAMPLES = {
  readSubscription: async (): Promise<Example> => ({}),
  listSubscriptionPlans: async (): Promise<Example> => ({}),
  openCheckout: async (): Promise<Example> => ({ body: PLUS }),
  checkSubscription: async (owner: Patient): Promise<Example> => {
    if (await isSold(owner)) await pay(owner);
    return {};
  },
  changeSubscription: async (owner: Patient): Promise<Example> => ({
    ...(await bought(owner)),
    body: { planId: 'completa', cycle: 'monthly' },
  }),
  cancelSubscription: bought,
  keepSubscription: async (owner: Patient): Promise<Example> => {
    await bought(owner);
    await owner.call('POST', '/api/subscription/cancel');
    return {};
  },
  askRefund: bought,
  openBillingPortal: bought,
  listInvoices: async (): Promise<Example> => ({}),
};
