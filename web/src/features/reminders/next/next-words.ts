import type { NextReminder } from '@leveza/contract/reminders/next.ts';

/** By which way a reminder will come. */
export const NEXT_BY: Record<NextReminder['channel'], string> = {
  push: 'notificação no aparelho',
  whatsapp: 'por WhatsApp',
  sms: 'por SMS',
  email: 'por e-mail',
  bell: 'no sininho',
};
