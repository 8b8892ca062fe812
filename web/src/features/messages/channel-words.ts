import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import { type Channel, FREQUENCY_LABEL } from '@leveza/domain/messages/channels.ts';
import { maskPhone } from '@leveza/domain/profile/phone.ts';

/** The names of the cards. */
export const CARD_TITLE: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  push: 'Notificações',
  sms: 'SMS',
};

/** The card and its dialog show them; the choice is kept for the day the server can send. */
export const NOT_CONFIGURED: Record<Channel, string> = {
  whatsapp: 'Ainda não enviamos por WhatsApp',
  email: 'Ainda não enviamos por e-mail',
  push: 'Ainda não enviamos notificações push',
  sms: 'Ainda não enviamos por SMS',
};

/** '+5511988887777' as a Brazilian writes it; a number of another country stays as it is. */
export const phoneText = (phone: string) => (phone.startsWith('+55') ? maskPhone(phone.slice(3)) : phone);

/** One line about a channel: what keeps it from arriving, else where and how it arrives. */
export function channelText(settings: MessageSettings, channel: Channel, accountEmail: string): string {
  const { enabled, isConfigured } = settings[channel];
  if (!isConfigured && channel !== 'push') return NOT_CONFIGURED[channel];
  if (!enabled) return offText(settings, channel);
  if (channel === 'push') return pushText(settings.push);
  const gap = gapOf(settings, channel);
  if (gap) return gap;
  if (channel === 'sms') return phoneText(settings.sms.phoneNumber ?? '');
  if (channel === 'whatsapp') {
    return `${phoneText(settings.whatsapp.phoneNumber ?? '')} · ${FREQUENCY_LABEL[settings.whatsapp.frequency]}`;
  }
  return `${settings.email.email ?? accountEmail} · ${FREQUENCY_LABEL[settings.email.frequency]}`;
}

/** A number that is known to be the patient's is off because they wrote PARAR, or switched it off here. */
function offText(settings: MessageSettings, channel: Channel): string {
  if (channel === 'push') return 'Desligadas';
  const isNumber = channel !== 'email' && settings[channel].phoneNumber !== null;
  const isAsked = isNumber && settings[channel].isConfirmed && !settings.isDemo;
  return isAsked ? 'Você pediu para parar. Ligue para voltar a receber.' : 'Desligado';
}

function pushText({ pushEnabled, isConfigured, isConfirmed }: MessageSettings['push']): string {
  if (!pushEnabled) return 'Só no sininho';
  if (!isConfigured) return NOT_CONFIGURED.push;
  return isConfirmed ? 'No aparelho e no sininho' : 'Nenhum aparelho ligado ainda';
}

/** The account's own address is used, and its link was not opened yet. A demonstration has no address to confirm. */
export const needsLink = ({ email, isDemo }: MessageSettings) =>
  email.email === null && !email.isConfirmed && !isDemo;

/** The step that is missing before a message can go out by number or address. */
function gapOf(settings: MessageSettings, channel: Exclude<Channel, 'push'>): string | null {
  if (settings.isDemo) return 'A demonstração não envia nada';
  if (channel !== 'email' && settings[channel].phoneNumber === null) return 'Falta o número';
  if (channel === 'email' && needsLink(settings)) return 'Falta abrir o link enviado ao seu e-mail';
  if (!settings[channel].isConfirmed) {
    return channel === 'email' ? 'Falta confirmar o endereço' : 'Falta confirmar o número';
  }
  return settings.hasConsent ? null : 'Falta sua autorização para mensagens';
}
