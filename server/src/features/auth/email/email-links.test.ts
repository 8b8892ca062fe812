import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Post } from '../../../jobs/post.ts';
import type { Mail } from '../../../services/mail/message.ts';
import { callBy, visitorCall } from '../../../testing/call-by.ts';
import { registration } from '../../../testing/contract/examples.ts';
import type { Patient, TestApp } from '../../../testing/test-app.ts';
import { testApp } from '../../../testing/test-app.ts';
import { PASSWORD, enableTwoFactor, givePassword } from '../../../testing/two-factor.ts';
import { changePassword } from '../change-password.ts';
import { resetPassword } from '../reset-password.ts';
import { sendResetLink } from '../send-reset-link.ts';
import { twoFactors, userIdentities, users } from '../table.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';

const NEW_PASSWORD = 'nova-senha-longa-3';

let house: TestApp;
let ana: Patient;
let address: string;
let mails: Mail[];
const post: Post = async (_db, _owner, mail) => void mails.push(mail);
const way = { baseUrl: () => 'https://leveza.example', post };

beforeAll(async () => {
  house = await testApp();
});

beforeEach(async () => {
  mails = [];
  ana = await house.patient();
  await givePassword(ana);
  address = `${ana.id}@example.com`;
});

const confirmed = (email: string) => mails.find(({ to, text }) => to === email && text.includes('#token='));
const tokenTo = (email: string) => /#token=(\S+)/.exec(confirmed(email)?.text ?? '')?.[1] ?? '';
const open = (token: string) => confirmEmail(visitorCall(house.db), token, way);
const verify = () => house.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, ana.id));
const askFor = (email: string) => changeEmail(callBy(house.db, ana.id), { email, password: PASSWORD }, way);

async function emailNow(): Promise<string> {
  const [user] = await house.db.select().from(users).where(eq(users.id, ana.id));
  return user!.email;
}

async function resetByMail(): Promise<void> {
  await house.db.transaction((tx) => sendResetLink(tx, address, way));
  const token = /reset-password#token=(\S+)/.exec(mails.at(-1)!.text)![1]!;
  await resetPassword(visitorCall(house.db), { token, password: NEW_PASSWORD }, post);
}

const setNewPassword = () =>
  changePassword(
    { ...callBy(house.db, ana.id), sessionId: crypto.randomUUID(), device: undefined },
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    post,
  );

test.each([
  ['a new password', setNewPassword],
  ['a reset', resetByMail],
])('%s ends a change of address that somebody asked for before', async (_, secure) => {
  const evil = `evil-${address}`;
  await askFor(evil);
  expect(mails.map(({ to }) => to)).toEqual([evil, address]);
  expect(mails[1]!.text).toContain('Se não foi você, crie uma nova senha');
  const token = tokenTo(evil);
  await secure();
  await expect(open(token)).rejects.toMatchObject({ code: 'email-link-spent' });
  expect(await emailNow()).toBe(address);
});

test('whoever registered another person’s address is out once its reader resets the password', async () => {
  await enableTwoFactor(ana);
  const identity = { issuer: 'https://provider.example', subject: ana.id, userId: ana.id };
  await house.db.insert(userIdentities).values(identity);
  await resetByMail();
  expect(await house.db.$count(twoFactors, eq(twoFactors.userId, ana.id))).toBe(0);
  expect(await house.db.$count(userIdentities, eq(userIdentities.userId, ana.id))).toBe(0);
  expect((await ana.call('GET', '/api/users/me')).statusCode).toBe(401);
});

test('a confirmed address keeps its second factor through a reset', async () => {
  await verify();
  await enableTwoFactor(ana);
  await resetByMail();
  expect(await house.db.$count(twoFactors, eq(twoFactors.userId, ana.id))).toBe(1);
});

test('the address left behind gets a way back, which outlives a new password and ends all that was set since', async () => {
  await verify();
  const evil = `evil-${address}`;
  await askFor(evil);
  await open(tokenTo(evil));
  expect(await emailNow()).toBe(evil);
  const wayBack = tokenTo(address);
  await enableTwoFactor(ana);
  await setNewPassword();

  const taken = await house.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { ...registration(), email: address.toUpperCase() },
  });
  expect(taken.json()).toMatchObject({ error: { code: 'email-in-use' } });

  expect(await open(wayBack)).toEqual({ email: address, isReturned: true });
  expect(await emailNow()).toBe(address);
  expect(mails.at(-1)).toMatchObject({ to: address, subject: 'Crie uma nova senha no Leveza' });
  expect((await ana.call('GET', '/api/users/me')).statusCode).toBe(401);
  expect(await house.db.$count(twoFactors, eq(twoFactors.userId, ana.id))).toBe(0);
  await expect(open(wayBack)).rejects.toMatchObject({ code: 'email-link-spent' });
});

test('a second change within the week does not move the way back, and a week later it is closed', async () => {
  await verify();
  for (const to of [`um-${address}`, `dois-${address}`]) {
    await askFor(to);
    await open(tokenTo(to));
  }
  const links = mails
    .filter(({ subject }) => subject.includes('mudou'))
    .map(({ text }) => /#token=/.test(text));
  expect(links).toEqual([true, false]);
  await house.db.execute(
    `update email_returns set expires_at = now() - interval '1 second' where user_id = '${ana.id}'`,
  );
  await expect(open(tokenTo(address))).rejects.toMatchObject({ code: 'email-link-spent' });
});

test('an address nobody confirmed is told, and gets no way back: it may be a stranger’s', async () => {
  const right = `certo-${address}`;
  await askFor(right);
  await open(tokenTo(right));
  expect(mails.at(-1)).toMatchObject({ to: address, subject: 'O e-mail da sua conta no Leveza mudou' });
  expect(tokenTo(address)).toBe('');
});
