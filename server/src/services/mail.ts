import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** `id` stays the same when a message is sent again: it becomes the Message-ID. */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

const CONNECT_LIMIT_MS = 10_000;

/** Sends by SMTP, or, where none is configured, leaves the message in a folder someone can read. */
export function mailer({ smtpUrl, mailFrom, dataDir }: MailSettings, say: (line: string) => void): SendMail {
  if (!smtpUrl) return keepInOutbox(outboxIn(dataDir), mailFrom, say);
  let opening: ReturnType<typeof openTransport> | undefined;
  return async ({ to, subject, text }, id) => {
    const transport = await (opening ??= openTransport(smtpUrl));
    const messageId = `<${id}@${domainOf(mailFrom)}>`;
    // As an object: a string would be read as a list, and 'ana,bia@example.com' as Bia's address.
    await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text, messageId });
  };
}

/** Loads the mail client with the first message: a start does not wait for it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: CONNECT_LIMIT_MS,
  });
}

/** 'example.com' in 'Leveza <nao-responda@example.com>'. */
function domainOf(mailFrom: string): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
}

const outboxIn = (dataDir: string) => join(dataDir, 'outbox');

function keepInOutbox(folder: string, from: string, say: (line: string) => void): SendMail {
  return async ({ to, subject, text }, id) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${id.slice(0, 8)}.txt`);
    await writeFile(file, `De: ${from}\nPara: ${to}\nAssunto: ${subject}\n\n${text}\n`, { mode: 0o600 });
    say(`SMTP_URL is not set: the message is kept in ${file}`);
  };
}

/** Removes the messages to an address that are kept in the folder, of this configuration or an earlier one. */
export async function forgetMail(dataDir: string, address: string): Promise<void> {
  const folder = outboxIn(dataDir);
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    // Someone may tidy the folder at the same time.
    const message = await readFile(file, 'utf8').catch(() => '');
    const [, to] = /^Para: (.*)$/m.exec(message) ?? [];
    if (to?.toLowerCase() === address.toLowerCase()) await rm(file, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
