import { Readable } from 'node:stream';
import type { Delivery } from '../delivery.ts';
import { UNKNOWN, accepted, later, refused } from '../delivery.ts';
import type { Mail, SendMail } from './message.ts';

const CONNECT_LIMIT_MS = 10_000;
/** A server may look through a message before it answers; one sent again because it was slow would arrive twice. */
const ANSWER_LIMIT_MS = 60_000;

const MOST_CONNECTIONS = 10;
/** Servers close connections that wait long, and a stopping process should not wait for them. */
const IDLE_MS = 1_000;

/** Sends by SMTP. The mail client loads with the first message, so a start does not wait for it. */
export function sendBySmtp(smtpUrl: string, mailFrom: string, answerLimitMs = ANSWER_LIMIT_MS): SendMail {
  let opening: ReturnType<typeof open> | undefined;
  return async (mail, id) => {
    const { transport, compose } = await (opening ??= open(smtpUrl, answerLimitMs));
    const message = compose({
      ...contentOf(mail),
      from: mailFrom,
      messageId: `<${id}@${domainOf(mailFrom)}>`,
    });
    const raw = watched(await message.build());
    try {
      await transport.sendMail({ envelope: message.getEnvelope(), raw: raw.stream });
      return accepted();
    } catch (error) {
      return deliveryOf(error, raw.isUnderWay());
    }
  };
}

async function open(url: string, answerLimitMs: number) {
  const [{ createTransport }, { default: MailComposer }] = await Promise.all([
    import('nodemailer'),
    import('nodemailer/lib/mail-composer'),
  ]);
  const transport = createTransport({
    url,
    // Opening a connection costs more than a message: those of one minute share a few.
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    idleTimeout: IDLE_MS,
    // Sending again is the queue's decision, which knows whether a message may have arrived.
    maxRequeues: 0,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: answerLimitMs,
  });
  type Composed = ConstructorParameters<typeof MailComposer>[0];
  return { transport, compose: (mail: Composed) => new MailComposer(mail).compile() };
}

function contentOf({ to, subject, text, html, unsubscribeUrl }: Mail) {
  return {
    // As an object: a string would be read as a list, and 'ana,bia@example.com' as Bia's address.
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    headers: {
      'Content-Language': 'pt-BR',
      // Without these an absence reply would answer a machine (RFC 3834, and Exchange's own).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** The client reads the message only once it has logged in: before that nothing can have arrived. */
function watched(message: Buffer) {
  let isUnderWay = false;
  async function* content() {
    isUnderWay = true;
    yield message;
  }
  return { stream: Readable.from(content()), isUnderWay: () => isUnderWay };
}

/** 'example.com' in 'Leveza <nao-responda@example.com>'. */
function domainOf(mailFrom: string): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
}

interface SmtpFailure {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** 'No such mailbox', 'no such host', 'moved', 'does not accept mail' and 'disabled' (RFC 3463, RFC 7505). */
const NO_SUCH_ADDRESS = /\b5\.(1\.[1236]|1\.10|2\.1)\b/;

function deliveryOf(error: unknown, isUnderWay: boolean): Delivery {
  const { code, command, response = '', responseCode } = error as SmtpFailure;
  if (responseCode === undefined) {
    // The address is none: the client did not even ask the server.
    if (code === 'EENVELOPE') return refused('undeliverable');
    return isUnderWay ? UNKNOWN : later();
  }
  if (responseCode < 500) return later();
  if (command !== 'RCPT TO') return refused('rejected');
  return refused(NO_SUCH_ADDRESS.test(response) ? 'gone' : 'undeliverable');
}
