import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { sending } from '../../../jobs/sending.ts';
import { contactPoints } from '../table.ts';

/** Everything Leveza answers in a chat. No word of it says which medicine. */
export const CHAT_REPLIES = {
  stopped:
    'Pronto: você não recebe mais lembretes por aqui. Para voltar, ligue o WhatsApp nas Configurações do Leveza.',
  unread:
    'Oi! Por aqui o Leveza só envia lembretes e ninguém lê as respostas. Registre no app. Para não receber mais, responda SAIR.',
  take: 'Registrado: dose tomada.',
  snooze: 'Combinado: lembro de novo em 1 hora.',
  skip: 'Registrado: dose pulada.',
  answered: 'Esta dose já tinha uma resposta. Para mudar, abra o Leveza.',
  asked: 'Ainda não registrei: antes o Leveza precisa fazer uma pergunta. Abra o app e registre a dose lá.',
  spent: 'Este lembrete não vale mais. Abra o Leveza para registrar sua dose.',
} as const;
export type ChatReply = keyof typeof CHAT_REPLIES;

const Reply = z.enum(Object.keys(CHAT_REPLIES) as [ChatReply, ...ChatReply[]]);

/** Answers a patient who wrote or tapped. One who stopped the channel gets nothing but the word that it is so. */
export const sendChatReply = sending({
  name: 'send-chat-reply',
  asks: z.object({ owner: z.uuid(), reply: Reply }),
  retries: { times: 5, firstSeconds: 2, longestSeconds: 60 },
  send: async (db, { owner, reply }, { channels, id }) => {
    const [contact] = await db
      .select()
      .from(contactPoints)
      .where(and(eq(contactPoints.userId, owner), eq(contactPoints.channel, 'whatsapp')));
    if (!contact || (contact.stoppedAt !== null && reply !== 'stopped')) return { delivery: null };
    const message = { to: contact.address, text: CHAT_REPLIES[reply], callbackData: id };
    return { delivery: await channels.whatsapp.sendText(message) };
  },
});
