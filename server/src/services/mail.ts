import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

const CONNECT_LIMIT_MS = 10_000;

/** Sends by SMTP, or, where none is configured, leaves the message in a folder someone can read. */
export function mailer({ smtpUrl, mailFrom, dataDir }: MailSettings, say: (line: string) => void): SendMail {
  if (!smtpUrl) return keepInOutbox(join(dataDir, 'outbox'), mailFrom, say);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: CONNECT_LIMIT_MS,
  });
  return async ({ to, subject, text }) => {
    // As an object: a string would be read as a list, and 'ana,bia@example.com' as Bia's address.
    await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text });
  };
}

function keepInOutbox(folder: string, from: string, say: (line: string) => void): SendMail {
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${randomUUID().slice(0, 8)}.txt`);
    await writeFile(file, `De: ${from}\nPara: ${to}\nAssunto: ${subject}\n\n${text}\n`, { mode: 0o600 });
    say(`SMTP_URL is not set: the message is kept in ${file}`);
  };
}
