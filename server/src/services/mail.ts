import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accepted } from './delivery.ts';
import type { SendMail } from './mail/message.ts';
import { sendBySmtp } from './mail/smtp.ts';

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

/** Sends by SMTP, or, where none is configured, leaves the message in a folder someone can read. */
export function mailer({ smtpUrl, mailFrom, dataDir }: MailSettings, say: (line: string) => void): SendMail {
  return smtpUrl ? sendBySmtp(smtpUrl, mailFrom) : keepInOutbox(outboxIn(dataDir), mailFrom, say);
}

const outboxIn = (dataDir: string) => join(dataDir, 'outbox');

function keepInOutbox(folder: string, from: string, say: (line: string) => void): SendMail {
  return async ({ to, subject, text }, id) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${id.slice(0, 8)}.txt`);
    await writeFile(file, `De: ${from}\nPara: ${to}\nAssunto: ${subject}\n\n${text}\n`, { mode: 0o600 });
    say(`SMTP_URL is not set: the message is kept in ${file}`);
    return accepted();
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
