import { TIERS, type TierId } from '@leveza/domain/subscription/tiers.ts';
import { greeting } from '../../services/greeting.ts';
import type { Mail } from '../../services/mail/message.ts';

interface Addressee {
  email: string;
  name: string;
}

// A mail may be read by others: no subject and no sentence names a treatment.
const letter = (to: Addressee, subject: string, ...sentences: string[]): Mail => ({
  to: to.email,
  subject,
  text: [greeting(to.name), '', ...sentences].join('\n'),
});

export const doubledMail = (to: Addressee) =>
  letter(
    to,
    'Um pagamento repetido foi devolvido',
    'Recebemos dois pagamentos da sua assinatura do Leveza. Ficou valendo um só; o outro foi cancelado e devolvido inteiro.',
    'O valor volta pelo mesmo meio em que foi pago. No cartão, pode levar até duas faturas para aparecer.',
  );

export const refundedMail = (to: Addressee) =>
  letter(
    to,
    'Seu reembolso do Leveza foi feito',
    'Como você pediu, a assinatura terminou e o valor pago foi devolvido inteiro.',
    'Ele volta pelo mesmo meio em que foi pago. No cartão, pode levar até duas faturas para aparecer. Seus registros continuam na sua conta.',
  );

const money = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

export const newPriceMail = (to: Addressee, tier: TierId, fromCents: number, toCents: number) =>
  letter(
    to,
    'O preço da sua assinatura do Leveza vai mudar',
    `O preço do seu plano, ${TIERS[tier].neutralName}, passa de ${money(fromCents)} para ${money(toCents)}.`,
    'O preço de hoje vale por mais 30 dias, pelo menos; o novo é cobrado só na renovação seguinte.',
    'Se preferir não continuar, cancele a renovação em Assinatura, sem custo.',
  );
