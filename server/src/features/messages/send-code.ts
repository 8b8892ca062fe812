import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { ADDRESSED } from '@leveza/contract/messages/channels.ts';
import type { Surroundings } from '../../jobs/job.ts';
import { sending } from '../../jobs/sending.ts';
import type { Delivery } from '../../services/delivery.ts';
import { users } from '../auth/table.ts';
import { contactPoints } from './table.ts';

/**
 * Sends the code of a number or address, unless it expired or the patient chose another in the meantime. For one that may
 * have arrived the patient can ask for another.
 */
export const sendCode = sending({
  name: 'send-code',
  asks: z.object({ owner: z.uuid(), channel: z.enum(ADDRESSED), sealedCode: z.string() }),
  retries: { times: 6, firstSeconds: 2, longestSeconds: 120 },
  send: async (db, { owner, channel, sealedCode }, attempt) => {
    const [contact] = await db
      .select({ address: contactPoints.address, name: users.name })
      .from(contactPoints)
      .innerJoin(users, eq(users.id, contactPoints.userId))
      .where(
        and(
          eq(contactPoints.userId, owner),
          eq(contactPoints.channel, channel),
          gt(contactPoints.codeExpiresAt, attempt.now),
          isNull(users.demoExpiresAt),
        ),
      );
    if (!contact) return { delivery: null };
    const code = attempt.vault.openText(sealedCode, 'contact code');
    return { delivery: await BY_CHANNEL[channel](attempt, { ...contact, code, id: attempt.id }) };
  },
});

interface Letter {
  address: string;
  name: string;
  code: string;
  id: string;
}

type SendCode = (by: Surroundings, letter: Letter) => Promise<Delivery>;

const BY_CHANNEL: Record<(typeof ADDRESSED)[number], SendCode> = {
  whatsapp: ({ channels }, { address, code, id }) =>
    channels.whatsapp.sendTemplate({ to: address, template: 'code', parameters: [code], callbackData: id }),
  sms: ({ channels }, { address, code }) =>
    channels.sms({
      to: address,
      text: `Leveza: seu código é ${code}. Vale por 10 minutos.`,
      validSeconds: 600,
      statusUrl: null,
    }),
  email: ({ sendMail }, { address, code, id }) =>
    sendMail(
      {
        to: address,
        subject: `${code} é o seu código do Leveza`,
        text: [
          'Olá!',
          '',
          `Digite este código nas Configurações do Leveza para receber lembretes neste e-mail: ${code}`,
          'Ele vale por 10 minutos. Se não foi você que pediu, ignore esta mensagem: nada será enviado.',
        ].join('\n'),
      },
      id,
    ),
};
