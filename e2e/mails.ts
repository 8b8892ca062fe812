import type { ServerResponse } from 'node:http';
import { type OutsideServer, sendJson, startOutside } from '../server/src/testing/outside-server.ts';
import { type Arrived, startSmtp } from '../server/src/testing/smtp.ts';
import { expect } from './journey.ts';

type Mail = Pick<Arrived, 'recipients' | 'subject' | 'text'>;

/** A mailbox on loopback for all addresses. Journeys run in other processes: they ask it over HTTP. */
export async function startMailbox() {
  const smtp = await startSmtp();
  const reader: OutsideServer = await startOutside((_, response: ServerResponse) => {
    const mails: Mail[] = smtp.arrived.map(({ recipients, subject, text }) => ({
      recipients,
      subject,
      text,
    }));
    sendJson(response, 200, mails);
  });
  process.env.LEVEZA_MAILBOX = reader.url;
  return {
    env: { SMTP_URL: smtp.url },
    stop: async () => {
      await Promise.all([smtp.stop(), reader.stop()]);
    },
  };
}

/** The text in the newest mail to an address where the pattern has its group. */
export async function findInMail(address: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const reply = await fetch(process.env.LEVEZA_MAILBOX!);
    const mails = (await reply.json()) as Mail[];
    found = mails
      .filter(({ recipients }) => recipients.includes(address))
      .flatMap(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[1] ?? [])
      .at(-1);
    expect(found, `a mail to ${address} with ${pattern}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found!;
}
