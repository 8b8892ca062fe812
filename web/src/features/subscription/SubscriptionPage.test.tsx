import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import * as contract from '@leveza/contract/subscription/subscription.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { bought, hosted, openSubscription } from './testing/open-subscription.tsx';

const leaveTo = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../../lib/leave-to.ts', () => ({ leaveTo }));

beforeEach(() => {
  toastQueue.clear();
  leaveTo.mockClear();
});

const PAGE = 'https://pay.example/cs_1';
const lead = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.closest('section')!;
};
const buy = (name: string) => screen.findByRole('button', { name });
const backToPayment = () => screen.queryByRole('button', { name: 'Voltar à página de pagamento' });
const plans = () => screen.getByRole('region', { name: 'Planos' });

test.each<[string, Parameters<typeof hosted>[0], string, string]>([
  [
    'own server',
    { running: 'self-hosted', opened: 'all', trialUntil: null },
    'Sem cobrança',
    'nada é cobrado',
  ],
  ['no keys', { running: 'not-configured', opened: 'all' }, 'Ainda sem cobrança', 'nada se fecha'],
  ['trial', { isTrial: true, opened: 'all' }, 'Período de teste', 'Até 30/11/2026, sem pagar'],
  ['trial over', {}, 'Seu teste terminou', 'escolha um plano'],
  ['ended', { purchase: bought({ phase: 'ended' }) }, 'Sua assinatura terminou', 'escolha um plano'],
  [
    'refunded',
    { purchase: bought({ phase: 'refunded' }) },
    'Compra desfeita e valor devolvido',
    'continuam abertos',
  ],
  ['active', { opened: 'plus', purchase: bought() }, 'Assinatura ativa', 'Renova em 17/12/2026'],
  [
    'cancelling',
    { opened: 'plus', purchase: bought({ phase: 'cancelling', cancelAt: '2026-12-17T12:00:00Z' }) },
    'Renovação cancelada',
    'Vale até 17/12/2026',
  ],
  [
    'past due',
    { opened: 'plus', purchase: bought({ phase: 'past-due', graceUntil: '2026-11-24T12:00:00Z' }) },
    'Pagamento não aprovado',
    'aberto até 24/11/2026',
  ],
  ['grace over', { purchase: bought({ phase: 'unpaid' }) }, 'Pagamento em aberto', 'assine de novo'],
  ['waiting', { purchase: bought({ phase: 'waiting' }) }, 'Confirmando o pagamento', 'Pix e boleto'],
  ['declined', { purchase: bought({ phase: 'declined' }) }, 'Pagamento não aprovado', 'não começou'],
  ['refunding', { purchase: bought({ phase: 'refunding' }) }, 'Reembolso pedido', 'valor inteiro'],
])('%s is told in one sentence', async (_, other, title, sentence) => {
  openSubscription(hosted(other));
  expect(await lead(title)).toHaveTextContent(sentence);
});

test('prices by month and by year, to the cent, with what a year saves', async () => {
  const { user, search } = openSubscription(hosted());
  await lead('Seu teste terminou');
  for (const price of ['R$ 29,90', 'R$ 49,90', 'R$ 79,90']) expect(plans()).toHaveTextContent(price);
  expect(plans()).not.toHaveTextContent('59,90');
  await user.click(screen.getByRole('radio', { name: 'Anual, 20% menos' }));
  await waitFor(() => expect(plans()).toHaveTextContent('R$ 287,04'));
  for (const price of ['R$ 479,04', 'R$ 767,04', 'R$ 71,76', 'R$ 119,76', 'R$ 191,76'])
    expect(plans()).toHaveTextContent(price);
  expect(search()).toMatchObject({ cycle: 'yearly' });
});

test('where nothing is sold there is nothing to press', async () => {
  const { user } = openSubscription(hosted({ running: 'self-hosted', opened: 'all' }));
  await lead('Sem cobrança');
  await user.click(screen.getByText('O que cada plano teria'));
  expect(within(plans()).queryAllByRole('button')).toEqual([]);
  await user.click(screen.getByText('Perguntas frequentes'));
  expect(screen.getByText(/Aqui nada é cobrado/)).toBeVisible();
});

test('a choice leads to the payment page', async () => {
  const sent: object[] = [];
  answer(contract.openCheckout, ({ body }) => {
    sent.push(body);
    return { data: { url: PAGE } };
  });
  const { user } = openSubscription(hosted(), '?cycle=yearly');
  await user.click(await buy('Assinar: GLP-1 Plus'));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE));
  expect(sent).toEqual([{ planId: 'plus', cycle: 'yearly' }]);
});

test.each([
  ['already paid in another tab', 'already-subscribed', bought(), 'Assinatura ativa'],
  // The page before this one was ended first, and its address leads nowhere.
  ['that the provider did not take', 'payment-unavailable', null, 'Seu teste terminou'],
] as const)('a choice %s shows the subscription as it is', async (_, code, purchase, title) => {
  let standing = hosted({ purchase: bought({ phase: 'open', checkoutUrl: PAGE }) });
  const { user } = openSubscription(standing);
  answer(contract.readSubscription, () => ({ data: standing }));
  answer(contract.openCheckout, () => {
    standing = hosted({ purchase });
    return new Problem(code);
  });
  await user.click(await buy('Assinar: GLP-1 Plus'));
  expect(await screen.findByText(new RegExp(PROBLEMS[code].message))).toBeVisible();
  expect(await lead(title)).toBeVisible();
  await waitFor(() => expect(backToPayment()).not.toBeInTheDocument());
  expect(leaveTo).not.toHaveBeenCalled();
});

test('after the days of grace the way to pay and the way to buy anew are both there', async () => {
  answer(contract.openBillingPortal, () => ({ data: { url: 'https://pay.example/portal' } }));
  const { user } = openSubscription(hosted({ purchase: bought({ phase: 'unpaid' }) }));
  expect(await buy('Assinar: GLP-1 Plus')).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Regularizar o pagamento' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('a larger plan asks first and says what is charged; declined, it says that nothing changed', async () => {
  answer(contract.changeSubscription, () => new Problem('payment-declined'));
  const { user } = openSubscription(hosted({ opened: 'plus', purchase: bought() }));
  await user.click(await buy('Mudar para este plano: Farmácia Completa'));
  const question = await screen.findByRole('group', { name: /Mudar para Farmácia Completa/ });
  expect(question).toHaveTextContent('A diferença deste período é cobrada agora');
  await user.click(within(question).getByRole('button', { name: 'Mudar' }));
  expect(await screen.findByText(/seu plano continua como estava/)).toBeVisible();
  expect(screen.queryByText(/^Plano mudado/)).not.toBeInTheDocument();
});

test('a smaller plan says that the larger one stays until its end', async () => {
  const smaller = bought({
    planId: 'essencial',
    priceCents: 2990,
    paidPlanId: 'plus',
    paidUntil: '2026-12-17T12:00:00Z',
  });
  const changed = hosted({ opened: 'plus', purchase: smaller });
  answer(contract.changeSubscription, () => ({ data: changed }));
  const { user } = openSubscription(hosted({ opened: 'plus', purchase: bought() }));
  await user.click(await buy('Mudar para este plano: GLP-1 Essencial'));
  const question = await screen.findByRole('group', { name: /Mudar para GLP-1 Essencial/ });
  expect(question).toHaveTextContent('Até 17/12/2026 você segue com o plano atual');
  await user.click(within(question).getByRole('button', { name: 'Mudar' }));
  expect(await screen.findByText('Plano mudado para GLP-1 Essencial')).toBeVisible();
});

test('the return asks the provider, and tells what it said', async () => {
  const active = hosted({ opened: 'plus', purchase: bought() });
  answer(contract.checkSubscription, () => ({ data: active }));
  const { search } = openSubscription(active, '?return=paid');
  expect(await screen.findByText('Pagamento confirmado. Obrigado!')).toBeVisible();
  await waitFor(() => expect(search().return).toBeUndefined());
});

test('a return without an answer says that it could not be checked', async () => {
  answer(contract.checkSubscription, () => new Problem('payment-unavailable'));
  openSubscription(hosted(), '?return=paid');
  expect(await screen.findByText(/^Não foi possível conferir/)).toBeVisible();
});

test('a subscription is cancelled after one question', async () => {
  const cancelled = hosted({ purchase: bought({ phase: 'cancelling', cancelAt: '2026-12-17T12:00:00Z' }) });
  let asked = 0;
  answer(contract.cancelSubscription, () => {
    asked += 1;
    return { data: cancelled };
  });
  const { user } = openSubscription(hosted({ opened: 'plus', purchase: bought() }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar a assinatura' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar a renovação' }));
  expect(await screen.findByText('Renovação cancelada')).toBeVisible();
  expect(asked).toBe(1);
});

test('within seven days the purchase can be given up', async () => {
  const purchase = bought({ refundUntil: '2026-11-24T12:00:00Z' });
  answer(contract.askRefund, () => ({ data: hosted({ purchase: bought({ phase: 'refunding' }) }) }));
  const { user } = openSubscription(hosted({ opened: 'plus', purchase }));
  await user.click(await screen.findByRole('button', { name: /^Desistir da compra/ }));
  const question = await screen.findByRole('group', { name: /Desistir e receber/ });
  await user.click(within(question).getByRole('button', { name: 'Desistir da compra' }));
  expect(await screen.findByText('Reembolso pedido')).toBeVisible();
});

test('invoices are asked for when they are opened', async () => {
  const invoice = {
    id: 'in_1',
    createdAt: '2026-11-17T12:00:00Z',
    amountCents: 4990,
    state: 'paid',
    url: null,
  } as const;
  answer(contract.listInvoices, () => ({ data: { invoices: [invoice] } }));
  const { user } = openSubscription(hosted({ opened: 'plus', purchase: bought() }));
  await user.click(await screen.findByRole('button', { name: /^Faturas/ }));
  expect(await screen.findByRole('list', { name: 'Faturas' })).toHaveTextContent('17/11/2026R$ 49,90paga');
});
