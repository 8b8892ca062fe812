import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { deviceName } from '@leveza/domain/auth/device.ts';
import { saysDetails } from '@leveza/domain/auth/privacy.ts';
import { greeting } from '../../services/greeting.ts';
import type { Mail } from '../../services/mail/message.ts';

interface Addressee {
  email: string;
  name: string;
}

export function exportMail(to: Addressee, device: string | undefined, settings: AccountSettings): Mail {
  const where = saysDetails(settings.privacyLevel)
    ? ` (${deviceName(device ?? null) ?? 'aparelho desconhecido'})`
    : '';
  return {
    to: to.email,
    subject: 'Seus dados do Leveza foram baixados',
    text: [
      greeting(to.name),
      '',
      `Uma cópia dos seus dados foi baixada agora${where}.`,
      'Se não foi você, troque sua senha e encerre as outras sessões no seu perfil.',
    ].join('\n'),
  };
}

export function deletedMail(to: Addressee): Mail {
  return {
    to: to.email,
    subject: 'Sua conta no Leveza foi excluída',
    text: [
      greeting(to.name),
      '',
      'Sua conta e todos os seus dados foram excluídos, como você pediu.',
      'Esta é a última mensagem que enviamos a você. Cuide-se bem.',
    ].join('\n'),
  };
}
