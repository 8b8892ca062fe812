import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningSmtp } from '../testing/smtp.ts';
import { CREDENTIALS, startSmtp } from '../testing/smtp.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sendBySmtp } from './mail/smtp.ts';
import { forgetMail, mailer } from './mail.ts';

const folder = temporaryFolder();
let smtp: RunningSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.stop();
  folder.remove();
});

const ID = randomUUID();
const MAIL = {
  to: 'ana@example.com',
  subject: 'Atenção: sua próxima aplicação é amanhã às 8h, não se esqueça — é só uma linha bem comprida 💉',
  text: 'Olá, José Conceição.\n\nhttps://leveza.example/reset-password#token=a=b_c-d\n.\nAté já! ção "€"\n',
};

const mailerBy = (smtpUrl: string | undefined, say: (line: string) => void = () => undefined) =>
  mailer({ smtpUrl, mailFrom: 'Leveza Saúde <nao-responda@example.com>', dataDir: folder.path }, say);

test('a message arrives with its accents, sent with the credentials of the address', async () => {
  await mailerBy(smtp.url)(MAIL, ID);
  expect(smtp.arrived.at(-1)).toEqual({
    user: CREDENTIALS.user,
    recipients: [MAIL.to],
    from: 'Leveza Saúde <nao-responda@example.com>',
    subject: MAIL.subject,
    text: MAIL.text,
    html: null,
    header: expect.any(Function),
    messageId: `<${ID}@example.com>`,
  });
});

test('an address is one address, whatever it looks like', async () => {
  const before = smtp.arrived.length;
  await mailerBy(smtp.url)({ ...MAIL, to: 'ana,bia@example.com' }, ID).catch(() => undefined);
  const recipients = smtp.arrived.slice(before).flatMap((mail) => mail.recipients);
  expect(recipients).not.toContain('bia@example.com');
});

test('messages that leave one after another share a connection', async () => {
  const send = mailerBy(smtp.url);
  const before = smtp.connections();
  for (const n of [1, 2, 3]) await send({ ...MAIL, subject: `Lembrete ${n}` }, randomUUID());
  expect(smtp.connections() - before).toBe(1);
});

const LATER = { state: 'later', retryAfterSeconds: null };
const refusedAs = (reason: string) => ({ state: 'refused', reason });

test.each([
  ['wrong credentials', () => smtp.url.replace('leveza:', 'other:'), MAIL.to, refusedAs('rejected')],
  ['a recipient the server refuses', () => smtp.url, 'ana@refused.example', refusedAs('undeliverable')],
  ['a mailbox that does not exist', () => smtp.url, 'ana@gone.example', refusedAs('gone')],
  ['a text that is no address', () => smtp.url, 'ana <ana', refusedAs('undeliverable')],
  ['content the server does not want', () => smtp.url, 'ana@rejecting.example', refusedAs('rejected')],
  ['a server that wants to be asked again', () => smtp.url, 'ana@greylisted.example', LATER],
  ['a server that is not there', () => 'smtp://127.0.0.1:1', MAIL.to, LATER],
  ['a server without a name', () => 'smtp://mail.invalid', MAIL.to, LATER],
])('%s: nothing arrives, and the sender is told', async (_, url, to, delivery) => {
  const before = smtp.arrived.length;
  expect(await mailerBy(url())({ ...MAIL, to }, ID)).toEqual(delivery);
  expect(smtp.arrived).toHaveLength(before);
});

test.each([
  ['cuts the line', 'ana@cutting.example'],
  ['falls silent', 'ana@silent.example'],
])('a server that %s after the message may have it', async (_, to) => {
  const before = smtp.arrived.length;
  const from = 'Leveza <nao-responda@example.com>';
  expect(await sendBySmtp(smtp.url, from, 300)({ ...MAIL, to }, ID)).toEqual({ state: 'unknown' });
  expect(smtp.arrived).toHaveLength(before + 1);
});

test('a reminder has its HTML, a way out of one click, and says that a machine wrote it', async () => {
  const html = '<p>Olá, José — “já”</p>';
  const unsubscribeUrl = 'https://leveza.example/sair/abc';
  await mailerBy(smtp.url)({ ...MAIL, html, unsubscribeUrl }, ID);
  const { text, html: shown, header } = smtp.arrived.at(-1)!;
  expect([text.trimEnd(), shown]).toEqual([MAIL.text.trimEnd(), html]);
  expect(header('content-type')).toMatch(/^multipart\/alternative/);
  expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('content-language')).toBe('pt-BR');
});

test('without a server the message is kept where only its owner reads it, and the log says where', async () => {
  const lines: string[] = [];
  const send = mailerBy(undefined, (line) => lines.push(line));
  await Promise.all([send(MAIL, ID), send({ ...MAIL, to: 'bia@example.com' }, randomUUID())]);
  const outbox = join(folder.path, 'outbox');
  const files = readdirSync(outbox).map((name) => join(outbox, name));
  expect(files).toHaveLength(2);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  for (const file of files) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(`Assunto: ${MAIL.subject}\n\n${MAIL.text}`);
    expect(lines.join('\n')).toContain(file);
  }
  expect(lines.join('\n')).not.toMatch(/@example|Olá|token/);
});

test('the messages kept for one address are forgotten, and no other', async () => {
  const { path, remove } = temporaryFolder();
  await forgetMail(path, 'ana@example.com');
  const send = mailer(
    { smtpUrl: undefined, mailFrom: 'Para: <ana@example.com>', dataDir: path },
    () => undefined,
  );
  const about = { subject: 'Para: ana@example.com', text: 'Para: ana@example.com' };
  for (const to of ['Ana@Example.com', 'ana@example.com', 'bia.ana@example.com', 'ana@example.com.br']) {
    await send({ ...about, to }, randomUUID());
  }
  await forgetMail(path, 'ANA@example.com');
  const outbox = join(path, 'outbox');
  const kept = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8').split('\n')[1]!);
  expect(kept.toSorted()).toEqual(['Para: ana@example.com.br', 'Para: bia.ana@example.com']);
  remove();
});
