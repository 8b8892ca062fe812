import { createHmac, randomUUID } from 'node:crypto';
import { GRAPH } from './graph.ts';

interface Signed {
  body: Buffer;
  headers: Record<string, string>;
}

/** The posts of Meta to the webhook, signed, with every letter beyond ASCII escaped as Meta does. */
export function signedNews(value: object, appSecret = GRAPH.appSecret): Signed {
  const news = {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '551140028922', phone_number_id: GRAPH.phoneId },
              ...value,
            },
          },
        ],
      },
    ],
  };
  const escaped = JSON.stringify(news).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return signed(Buffer.from(escaped), appSecret);
}

export function signed(body: Buffer, appSecret = GRAPH.appSecret): Signed {
  const signature = createHmac('sha256', appSecret).update(body).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  };
}

interface From {
  from?: string;
  userId?: string;
  at?: Date;
  id?: string;
}

const seconds = (at = new Date()) => String(Math.floor(at.getTime() / 1000));

function fromPerson({ from, userId, at, id = `wamid.${randomUUID()}` }: From, content: object) {
  return {
    contacts: [
      { profile: { name: 'Ana' }, ...(from && { wa_id: from }), ...(userId && { user_id: userId }) },
    ],
    messages: [{ id, ...(from && { from }), timestamp: seconds(at), ...content }],
  };
}

/** A person taps a quick reply of a template. */
export const tapNews = (payload: string, from: From) =>
  signedNews(
    fromPerson(from, { type: 'button', button: { payload, text: 'Tomei' }, context: { id: 'wamid.1' } }),
  );

export const textNews = (body: string, from: From) =>
  signedNews(fromPerson(from, { type: 'text', text: { body } }));

interface Fate {
  id: string;
  status: string;
  callbackData?: string | null;
  errorCode?: number;
  at?: Date;
}

export const statusNews = ({ id, status, callbackData, errorCode, at }: Fate) =>
  signedNews({
    statuses: [
      {
        id,
        status,
        timestamp: seconds(at),
        recipient_id: '5511999990000',
        ...(callbackData && { biz_opaque_callback_data: callbackData }),
        ...(errorCode && { errors: [{ code: errorCode, title: 'Message undeliverable' }] }),
      },
    ],
  });
