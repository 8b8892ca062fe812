import { CYCLE_LABEL, TIERS } from '@leveza/domain/subscription/tiers.ts';
import { purchases } from './table.ts';

const NAMES = { essencial: TIERS.essencial.name, plus: TIERS.plus.name, completa: TIERS.completa.name };

export const portablePurchases = {
  table: purchases,
  name: 'purchases',
  title: 'Assinaturas',
  columns: {
    tier: { label: 'Plano', words: NAMES },
    cycle: { label: 'Cobrança', words: CYCLE_LABEL },
    priceCents: { label: 'Preço em centavos' },
    checkoutId: { label: 'Número do pedido no pagamento' },
    checkoutUrl: { leftOut: 'the address of a page that is good for a day' },
    checkout: { label: 'Página de pagamento' },
    checkoutExpiresAt: { label: 'Página vale até' },
    customerId: { label: 'Número de cliente no pagamento' },
    subscriptionId: { label: 'Número da assinatura no pagamento' },
    state: { label: 'Situação no pagamento' },
    periodEnd: { label: 'Pago até' },
    cancelAt: { label: 'Termina em' },
    endedAt: { label: 'Terminou em' },
    failedAt: { label: 'Pagamento recusado em' },
    firstPaidAt: { label: 'Primeiro pagamento' },
    paidTier: { label: 'Plano já pago', words: NAMES },
    paidUntil: { label: 'Plano já pago até' },
    refundAskedAt: { label: 'Reembolso pedido em' },
    refundedAt: { label: 'Reembolsado em' },
    nextPriceCents: { label: 'Próximo preço em centavos' },
    toldAt: { label: 'Avisado do próximo preço em' },
    askedAt: { label: 'Conferido em' },
    createdAt: { label: 'Pedido em' },
  },
};
