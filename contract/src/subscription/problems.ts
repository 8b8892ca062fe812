/** The refusals of a plan that is paid for. */
export const SUBSCRIPTION_PROBLEMS = {
  'plan-needed': {
    status: 402,
    message:
      'Isto faz parte de um plano. O que você já registrou continua aberto. Veja os planos em Assinatura.',
  },
  'payment-not-configured': {
    status: 409,
    message: 'Aqui não há pagamento: nada é cobrado, e tudo continua aberto.',
  },
  'already-subscribed': {
    status: 409,
    message: 'Você já tem uma assinatura. Para trocar, use a mudança de plano desta página.',
  },
  'no-subscription': {
    status: 409,
    message: 'Não há uma assinatura para mudar. Atualize a página e escolha um plano.',
  },
  'same-plan': { status: 409, message: 'Este já é o seu plano.' },
  'change-after-period': {
    status: 409,
    message:
      'O ano já está pago. Para passar ao pagamento mensal, cancele a renovação e assine de novo quando o ano terminar.',
  },
  'pay-first': {
    status: 409,
    message: 'Há um pagamento em aberto. Regularize o pagamento antes de mudar de plano.',
  },
  'keep-first': {
    status: 409,
    message: 'A renovação está cancelada. Use "Voltar a renovar" antes de passar a outra cobrança.',
  },
  'payment-declined': {
    status: 402,
    message:
      'O pagamento não foi aprovado, e seu plano continua como estava. Confira o cartão em "Pagamento" e tente de novo.',
  },
  'payment-unknown': {
    status: 504,
    message:
      'O serviço de pagamento não respondeu, e não sabemos se o pedido foi feito. Não repita agora: estamos conferindo, e em alguns minutos esta página mostra o que ficou valendo.',
  },
  'payment-unavailable': {
    status: 503,
    message: 'O serviço de pagamento não aceita pedidos agora. Nada mudou. Tente de novo em alguns minutos.',
  },
  'refund-too-late': {
    status: 409,
    message:
      'O prazo de 7 dias para desistir da compra já passou. Você ainda pode cancelar a renovação quando quiser.',
  },
} as const;
