import { REMINDER_ANSWER_LABEL } from '@leveza/domain/messages/answers.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { refused } from '../../../services/delivery.ts';
import { answerTokenOf } from './answer-token-of.ts';
import type { Deliver, DueMessage } from './due-message.ts';
import { inOneSentence } from './words.ts';

/** A text that arrives after the window closed is refused, so one about to close counts as closed. */
const MARGIN_MS = 15 * MINUTE_MS;
const WAY_OUT = 'Responda SAIR para não receber mais.';

/** Doses go as a template even where free text is allowed: only a template has buttons. */
export const deliverByWhatsapp: Deliver = async (message, { channels: { whatsapp }, vault }) => {
  const to = message.recipient.address ?? message.recipient.outsideId;
  if (to === null) return { delivery: refused('undeliverable') };
  const sentence = inOneSentence(message);
  const addressed = { to, callbackData: message.id };
  const token = answerTokenOf(vault, message);
  if (token !== null) {
    const replies = Object.keys(REMINDER_ANSWER_LABEL).map((answer) => `${answer}.${token}`);
    return {
      delivery: await whatsapp.sendTemplate({
        ...addressed,
        template: 'dose',
        parameters: [sentence],
        replies,
      }),
    };
  }
  if (isWindowOpen(message)) {
    return { delivery: await whatsapp.sendText({ ...addressed, text: `${sentence}\n\n${WAY_OUT}` }) };
  }
  return {
    delivery: await whatsapp.sendTemplate({ ...addressed, template: 'reminder', parameters: [sentence] }),
  };
};

function isWindowOpen({ sendAt, recipient: { windowUntil } }: DueMessage): boolean {
  return windowUntil !== null && windowUntil.getTime() > sendAt.getTime() + MARGIN_MS;
}
