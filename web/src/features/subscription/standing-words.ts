import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { CYCLE_LABEL, TIERS } from '@leveza/domain/subscription/tiers.ts';
import { dayOf, formatDay, formatMoney } from '../../lib/format.ts';

export interface StandingWords {
  title: string;
  figure: string;
  detail: string;
}

const on = (moment: string | null) => (moment === null ? '' : formatDay(dayOf(moment)));
export const reais = (cents: number) => formatMoney(cents / 100);

const ALWAYS = 'Canetas, doses, medições, efeitos, estoque e seus dados continuam abertos.';

/** Where the account stands, in one figure and one sentence. */
export function standingWords(subscription: Subscription): StandingWords {
  const { running, purchase } = subscription;
  if (running === 'self-hosted') {
    return {
      title: 'Sem cobrança',
      figure: 'Tudo aberto',
      detail: 'Aqui nenhum plano é vendido e nada é cobrado.',
    };
  }
  if (running === 'not-configured') {
    return {
      title: 'Ainda sem cobrança',
      figure: 'Tudo aberto',
      detail: 'Ainda não dá para pagar por aqui. Enquanto isso, nada é cobrado e nada se fecha.',
    };
  }
  const words = purchase && purchaseWords(purchase);
  return words ?? freeWords(subscription);
}

function freeWords({ isTrial, trialUntil, purchase }: Subscription): StandingWords {
  if (isTrial) {
    return {
      title: 'Período de teste',
      figure: 'Tudo aberto',
      detail: `Até ${on(trialUntil)}, sem pagar e sem cartão. Depois, você escolhe se quer um plano.`,
    };
  }
  const detail = `${ALWAYS} Para começar algo novo, escolha um plano.`;
  return { title: overTitle(purchase?.phase), figure: 'Sem plano', detail };
}

function overTitle(phase: Bought['phase'] | undefined): string {
  if (phase === 'ended') return 'Sua assinatura terminou';
  return phase === 'refunded' ? 'Compra desfeita e valor devolvido' : 'Seu teste terminou';
}

type Bought = NonNullable<Subscription['purchase']>;

/** Null for purchases that are over or came to nothing: the features open without one are told instead. */
function purchaseWords(purchase: Bought): StandingWords | null {
  const { name } = TIERS[purchase.planId];
  const price = `${reais(purchase.priceCents)}, ${CYCLE_LABEL[purchase.cycle].toLowerCase()}`;
  switch (purchase.phase) {
    case 'active':
      return { title: 'Assinatura ativa', figure: name, detail: activeDetail(purchase, price) };
    case 'cancelling':
      return {
        title: 'Renovação cancelada',
        figure: TIERS[purchase.paidPlanId ?? purchase.planId].name,
        detail: `Vale até ${on(purchase.cancelAt)} e termina nesse dia. Nada mais é cobrado.`,
      };
    case 'past-due':
      return {
        title: 'Pagamento não aprovado',
        figure: name,
        detail: `Tudo continua aberto até ${on(purchase.graceUntil)}. Confira o cartão ou pague de outro jeito.`,
      };
    case 'unpaid':
      return {
        title: 'Pagamento em aberto',
        figure: 'Sem plano',
        detail: `O plano ${name} está pausado. ${ALWAYS} Pague o que está em aberto ou assine de novo.`,
      };
    case 'waiting':
      return {
        title: 'Confirmando o pagamento',
        figure: name,
        detail: 'Pix e boleto podem levar algum tempo. O plano começa quando o pagamento chegar.',
      };
    case 'declined':
      return {
        title: 'Pagamento não aprovado',
        figure: 'Sem plano',
        detail: `A assinatura não começou. ${ALWAYS} Você pode tentar de novo.`,
      };
    case 'refunding':
      return {
        title: 'Reembolso pedido',
        figure: 'A caminho',
        detail: 'A assinatura terminou. O valor inteiro volta pelo mesmo meio em que foi pago.',
      };
    case 'refunded':
    case 'ended':
    case 'open':
    case 'abandoned':
      return null;
  }
}

function activeDetail(purchase: Bought, price: string): string {
  const { paidPlanId, paidUntil, nextPriceCents, nextPriceFrom, periodEnd } = purchase;
  if (paidPlanId) return `Até ${on(paidUntil)} você ainda tem o ${TIERS[paidPlanId].name}. Depois, ${price}.`;
  if (nextPriceCents !== null) {
    return `${price}. A partir de ${on(nextPriceFrom)}, na renovação seguinte, ${reais(nextPriceCents)}.`;
  }
  return `${price}. Renova em ${on(periodEnd)}.`;
}
