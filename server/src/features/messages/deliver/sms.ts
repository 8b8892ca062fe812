import { refused } from '../../../services/delivery.ts';
import type { Deliver } from './due-message.ts';
import { inOneSentence, usefulSeconds } from './words.ts';

/** The title alone: a message of SMS is short, and anybody who holds the phone reads it. */
export const deliverBySms: Deliver = async (message, { channels, config, baseUrl }) => {
  const { address } = message.recipient;
  if (address === null) return { delivery: refused('undeliverable') };
  return {
    delivery: await channels.sms({
      to: address,
      text: `Leveza: ${inOneSentence({ title: message.title, body: '' })} Veja no app. Responda SAIR para parar.`,
      validSeconds: usefulSeconds(message),
      // The service can only reach a public address.
      statusUrl: config.publicUrl ? `${baseUrl()}/api/webhooks/sms?m=${message.id}` : null,
    }),
  };
};
