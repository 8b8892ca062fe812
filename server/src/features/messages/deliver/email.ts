import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { refused } from '../../../services/delivery.ts';
import { greeting } from '../../../services/greeting.ts';
import { type Letter, htmlOf, textOf } from '../../../services/mail/letter.ts';
import { messageToken } from '../shared/message-token.ts';
import { answerTokenOf } from './answer-token-of.ts';
import type { Deliver, DueMessage } from './due-message.ts';

/** An old mail must still be a way out. */
const WAY_OUT_MS = 365 * DAY_MS;

/** A message that is sent again has the same Message-ID: mail programs show it once. */
export const deliverByEmail: Deliver = async (message, { sendMail, baseUrl, vault }) => {
  const { address, email } = message.recipient;
  if (address === null) return { delivery: refused('undeliverable') };
  const expires = new Date(message.sendAt.getTime() + WAY_OUT_MS);
  const wayOut = messageToken(vault, 'unsubscribe', { id: message.userId, expires });
  const unsubscribeUrl = `${baseUrl()}/api/unsubscribe/${wayOut}`;
  const letter = letterOf(message, {
    base: baseUrl(),
    answerToken: answerTokenOf(vault, message),
    unsubscribeUrl,
  });
  const mail = {
    to: address,
    subject: message.title,
    text: textOf(letter),
    html: email.format === 'html' ? htmlOf(letter) : undefined,
    unsubscribeUrl,
  };
  return { delivery: await sendMail(mail, message.id) };
};

interface Links {
  base: string;
  answerToken: string | null;
  unsubscribeUrl: string;
}

function letterOf(
  { title, body, link, recipient }: DueMessage,
  { base, answerToken, unsubscribeUrl }: Links,
): Letter {
  return {
    title,
    paragraphs: [greeting(recipient.name), body],
    actions: [
      // A fragment stays in the browser: the token is in no log.
      ...(answerToken === null
        ? []
        : [{ label: 'Tomei, adiar ou pular', url: `${base}/responder#${answerToken}` }]),
      ...(link === null ? [] : [{ label: 'Abrir o Leveza', url: base + link }]),
    ],
    footer: {
      text: 'Você recebe este e-mail porque os lembretes por e-mail estão ligados no Leveza.',
      action: { label: 'Não receber mais', url: unsubscribeUrl },
    },
  };
}
