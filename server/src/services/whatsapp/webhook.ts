import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../same-text.ts';

/** Events of Meta: answers of people and the fate of messages. Repeats and a wrong order are normal. */
export interface WhatsappNews {
  /** Quick replies that were tapped. */
  taps: (FromPerson & { payload: string })[];
  texts: (FromPerson & { text: string })[];
  statuses: WhatsappStatus[];
}

interface FromPerson {
  messageId: string;
  /** The number, digits only; null for a person who hides it. */
  from: string | null;
  /** The id Meta gives the person to this business. */
  userId: string | null;
  at: Date;
}

export interface WhatsappStatus {
  messageId: string;
  callbackData: string | null;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  errorCode: number | null;
}

const maybe = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

const moment = z.coerce
  .number()
  .positive()
  .max(Date.UTC(9999, 0) / 1000)
  .transform((seconds) => new Date(seconds * 1000));

/** Drops the entries Leveza does not know: Meta adds new ones without asking. */
const knownOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((one): z.output<T>[] => {
        const known = entry.safeParse(one);
        return known.success ? [known.data] : [];
      }),
    );

const Message = z.object({
  id: z.string(),
  from: maybe,
  from_user_id: maybe,
  timestamp: moment,
  button: z.object({ payload: z.string() }).nullish().catch(null),
  interactive: z
    .object({ button_reply: z.object({ id: z.string() }) })
    .nullish()
    .catch(null),
  text: z.object({ body: z.string() }).nullish().catch(null),
});

const Status = z.object({
  id: z.string(),
  biz_opaque_callback_data: maybe,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: moment,
  errors: knownOf(z.object({ code: z.number() })),
});

const Value = z.object({
  contacts: knownOf(z.object({ wa_id: maybe, user_id: maybe })),
  messages: knownOf(Message),
  statuses: knownOf(Status),
});

const Body = z.object({
  entry: knownOf(z.object({ changes: knownOf(z.object({ field: z.literal('messages'), value: Value })) })),
});

/**
 * Reads what came to the webhook; null when Meta did not sign it. The signature is over the bytes as they came: parsed and
 * written again they would differ.
 */
export function readWebhook(
  appSecret: string | undefined,
  rawBody: Uint8Array,
  signature: string | undefined,
): WhatsappNews | null {
  if (!appSecret || !signature) return null;
  const expected = `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`;
  if (!isSame(signature, expected)) return null;
  const values = valuesIn(rawBody);
  const messages = values.flatMap(({ contacts, ...value }) =>
    value.messages.map((message) => ({ ...message, person: personOf(message, contacts) })),
  );
  return {
    taps: messages.flatMap(({ person, button, interactive }) => {
      const payload = button?.payload ?? interactive?.button_reply.id;
      return payload === undefined ? [] : [{ ...person, payload }];
    }),
    texts: messages.flatMap(({ person, text }) => (text ? [{ ...person, text: text.body }] : [])),
    statuses: values.flatMap(({ statuses }) => statuses.map(statusOf)),
  };
}

function valuesIn(rawBody: Uint8Array): z.output<typeof Value>[] {
  try {
    const { entry } = Body.parse(JSON.parse(Buffer.from(rawBody).toString()));
    return entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  } catch {
    return [];
  }
}

type Contacts = z.output<typeof Value>['contacts'];

/** A person's id stands in the message, or beside the number in the list of contacts. */
function personOf(message: z.output<typeof Message>, contacts: Contacts): FromPerson {
  const contact = contacts.find(({ wa_id }) => wa_id !== null && wa_id === message.from) ?? contacts[0];
  return {
    messageId: message.id,
    from: message.from,
    userId: message.from_user_id ?? contact?.user_id ?? null,
    at: message.timestamp,
  };
}

function statusOf(status: z.output<typeof Status>): WhatsappStatus {
  return {
    messageId: status.id,
    callbackData: status.biz_opaque_callback_data,
    status: status.status,
    at: status.timestamp,
    errorCode: status.errors[0]?.code ?? null,
  };
}

/** The answer to Meta's check of the webhook's address; null when it is to be refused. */
export function answerVerification(
  verifyToken: string | undefined,
  query: Record<string, unknown>,
): string | null {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  if (!verifyToken || mode !== 'subscribe' || typeof token !== 'string' || typeof challenge !== 'string')
    return null;
  return isSame(token, verifyToken) ? challenge : null;
}
