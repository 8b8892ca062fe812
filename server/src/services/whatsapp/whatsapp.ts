import { z } from 'zod';
import type { WhatsappConfig, WhatsappTemplate } from '../../channel-config.ts';
import type { Delivery } from '../delivery.ts';
import { UNKNOWN, accepted, later, refused } from '../delivery.ts';
import type { Answer } from '../exchange.ts';
import { byStatus, exchangeBy } from '../exchange.ts';
import { meaningOf } from './graph-errors.ts';

interface Addressed {
  /** A number with its country (+5511…), or the id Meta gives a person to this business (BR.15…). */
  to: string;
  /** Comes back with every status of the message: how one is found whose answer got lost. At most 512 characters. */
  callbackData: string;
}

export interface TemplateMessage extends Addressed {
  template: WhatsappTemplate;
  /** The template's variables, in their order. */
  parameters: string[];
  /** The payload that comes back for each quick reply, in the order of the template's buttons; at most 128 characters each. */
  replies?: string[];
}

export interface TextMessage extends Addressed {
  text: string;
}

export interface Whatsapp {
  /** At any time. */
  sendTemplate(message: TemplateMessage): Promise<Delivery>;
  /** Only within 24 hours of the person's last message or tap; later than that a status says so. */
  sendText(message: TextMessage): Promise<Delivery>;
}

/** The WhatsApp Cloud API. Accepted means that Meta took the message; its statuses tell the rest. */
export function whatsappSender(config: WhatsappConfig | null, timeoutMs?: number): Whatsapp {
  if (!config) return { sendTemplate: unconfigured, sendText: unconfigured };
  const exchange = exchangeBy(timeoutMs === undefined ? {} : { timeoutMs });
  const url = `${config.url}/${config.version}/${config.phoneId}/messages`;
  const headers = { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' };
  const send = ({ to, callbackData }: Addressed, content: object) => {
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...(/^[A-Z]{2}\./.test(to) ? { recipient: to } : { to: to.replaceAll(/\D/g, '') }),
      biz_opaque_callback_data: callbackData,
      ...content,
    };
    return exchange(url, { headers, body: JSON.stringify(body) }, readAnswer);
  };
  return {
    sendTemplate: (message) => send(message, { type: 'template', template: templateOf(config, message) }),
    sendText: (message) => send(message, { type: 'text', text: { body: message.text } }),
  };
}

const unconfigured = async () => refused('not-configured');

function templateOf(
  { templates, language }: WhatsappConfig,
  { template, parameters, replies = [] }: TemplateMessage,
) {
  const texts = parameters.map((text) => ({ type: 'text', text: inOneLine(text) }));
  const body = { type: 'body', parameters: texts };
  return {
    name: templates[template],
    language: { code: language },
    components: [
      ...(texts.length > 0 ? [body] : []),
      ...replies.map((payload, index) => button('quick_reply', index, { type: 'payload', payload })),
      // An authentication template has a button that copies the code, and wants the code there as well.
      ...(template === 'code' ? texts.slice(0, 1).map((code) => button('url', 0, code)) : []),
    ],
  };
}

const button = (subType: string, index: number, parameter: object) => ({
  type: 'button',
  sub_type: subType,
  index: String(index),
  parameters: [parameter],
});

/** Meta refuses a variable with a line end, a tab or more than four spaces in a row. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Failed = z.object({ error: z.object({ code: z.number() }) });

function readAnswer(answer: Answer): Delivery {
  if (answer.status === 200) {
    const taken = Accepted.safeParse(answer.json);
    return taken.success ? accepted(taken.data.messages[0]!.id) : UNKNOWN;
  }
  const failed = Failed.safeParse(answer.json);
  const meaning = (failed.success && meaningOf(failed.data.error.code)) || byStatus(answer);
  return meaning.state === 'later' ? later(answer.retryAfterSeconds ?? meaning.retryAfterSeconds) : meaning;
}
