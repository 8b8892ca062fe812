import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { deviceName } from '@leveza/domain/auth/device.ts';
import { saysDetails } from '@leveza/domain/auth/privacy.ts';
import { greeting } from '../../services/greeting.ts';
import type { Mail } from '../../services/mail/message.ts';

interface Addressee {
  email: string;
  name: string;
}

const NOT_YOU =
  'Se não foi você, crie uma nova senha em "Esqueci minha senha" e encerre as outras sessões no seu perfil.';

function message(to: Addressee, subject: string, sentence: string, advice = NOT_YOU): Mail {
  return { to: to.email, subject, text: [greeting(to.name), '', sentence, advice].join('\n') };
}

/** Only for a device that has not signed in before, and only if the patient wants such messages. */
export function newSignInMail(to: Addressee, device: string | undefined, settings: AccountSettings): Mail {
  const name = deviceName(device ?? null) ?? 'aparelho desconhecido';
  const where = saysDetails(settings.privacyLevel) ? `: ${name}` : '';
  return message(
    to,
    'Novo acesso à sua conta no Leveza',
    `Alguém entrou na sua conta em um novo aparelho${where}.`,
  );
}

export const passwordChangedMail = (to: Addressee) =>
  message(
    to,
    'Sua senha no Leveza foi alterada',
    'Sua senha foi alterada agora e os outros aparelhos foram desconectados.',
  );

export const twoFactorMail = (to: Addressee, isOn: boolean) =>
  message(
    to,
    `Verificação em duas etapas ${isOn ? 'habilitada' : 'desabilitada'} no Leveza`,
    `A verificação em duas etapas da sua conta foi ${isOn ? 'habilitada' : 'desabilitada'} agora.`,
  );

export const recoveryCodesMail = (to: Addressee) =>
  message(
    to,
    'Novos códigos de recuperação no Leveza',
    'Novos códigos de recuperação foram criados agora. Os anteriores não funcionam mais.',
  );

/** To the old address, whose reader may not be the one who asked. */
export const emailChangedMail = (to: Addressee, wayBack: string | null) =>
  message(
    to,
    'O e-mail da sua conta no Leveza mudou',
    'A partir de agora, sua conta usa outro endereço de e-mail. Este não serve mais para entrar.',
    wayBack
      ? `Se não foi você, abra este link em até 7 dias para voltar a este endereço e criar uma nova senha:\n${wayBack}`
      : 'Se não foi você, responda a esta mensagem para falar com a equipe do Leveza.',
  );

/** To the present address, while the change can still be stopped. */
export const emailChangeAskedMail = (to: Addressee) =>
  message(
    to,
    'Pedido para mudar o e-mail da sua conta no Leveza',
    'Alguém pediu para mudar o endereço de e-mail da sua conta. Ele só muda quando o link enviado ao novo endereço for aberto.',
    'Se não foi você, crie uma nova senha em "Esqueci minha senha": o pedido deixa de valer e os aparelhos são desconectados.',
  );
