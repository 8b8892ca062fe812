import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { registration } from '../../testing/contract/examples.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { workInBackground } from '../../testing/jobs.ts';
import { PASSWORD } from '../../testing/two-factor.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;

beforeAll(async () => {
  house = await testApp({ publicUrl: 'https://leveza.example.com' });
  await workInBackground(house);
});

const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

async function signUp() {
  const input = registration();
  const reply = await house.app.inject({ method: 'POST', url: '/api/auth/register', payload: input });
  return { email: input.email, ...deviceOf(reply.json<Opened>()) };
}

interface Opened {
  data: { accessToken: string; refreshToken: string; user: { id: string } };
}

function deviceOf({ data }: Opened) {
  const headers = { authorization: `Bearer ${data.accessToken}` };
  return {
    refreshToken: data.refreshToken,
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      house.app.inject({ method, url, headers, ...(payload && { payload }) }),
  };
}

async function signIn(email: string, password = PASSWORD, device = CHROME) {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': device },
    payload: { email, password },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return deviceOf(reply.json<Opened>());
}

/** The messages an address got so far, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = join(house.config.dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names.toSorted((a, b) => a.localeCompare(b)).map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`Para: ${email}\n`));
}

const mailAbout = (email: string, subject: string) =>
  eventually(async () => {
    const mail = (await mailsTo(email)).findLast((text) => text.includes(subject));
    expect(mail, `a mail about ${subject}`).toBeDefined();
    return mail!;
  });

async function newAccessMails(email: string): Promise<number> {
  return (await mailsTo(email)).filter((mail) => mail.includes('Novo acesso')).length;
}

const tokenIn = (mail: string) => /confirm-email#token=(\S+)/.exec(mail)![1]!;
const confirm = (token: string) =>
  house.app.inject({ method: 'POST', url: '/api/auth/confirm-email', payload: { token } });

describe('the password', () => {
  test('changes for whoever knows it; the other devices are out, this one stays', async () => {
    const phone = await signUp();
    const computer = await signIn(phone.email);
    const change = { currentPassword: PASSWORD, newPassword: 'nova-senha-longa-3' };
    const reply = await phone.call('PUT', '/api/account/password', {
      ...change,
      confirmPassword: change.newPassword,
    });
    expect(reply.json()).toMatchObject({ data: { endedSessions: 1 } });
    expect((await phone.call('GET', '/api/users/me')).statusCode).toBe(200);
    expect((await computer.call('GET', '/api/users/me')).statusCode).toBe(401);
    const refreshed = await house.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      payload: { refreshToken: computer.refreshToken },
    });
    expect(refreshed.statusCode).toBe(401);
    await signIn(phone.email, change.newPassword);
    await mailAbout(phone.email, 'Sua senha no Leveza foi alterada');
  });

  test.each([
    [{ currentPassword: 'errada' }, 403, { currentPassword: 'Senha incorreta' }],
    [{ currentPassword: '' }, 422, { currentPassword: 'Digite sua senha atual' }],
    [{ newPassword: '12345678', confirmPassword: '12345678' }, 422, { newPassword: 'Senha muito fraca' }],
    [
      { newPassword: 'abc', confirmPassword: 'abc' },
      422,
      { newPassword: 'Senha deve ter pelo menos 6 caracteres' },
    ],
    [{ confirmPassword: 'diferente' }, 422, { confirmPassword: 'Senhas não coincidem' }],
  ])('%j is refused at its field', async (wrong, status, fields) => {
    const ana = await signUp();
    const newPassword = 'nova-senha-longa-3';
    const right = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    const reply = await ana.call('PUT', '/api/account/password', { ...right, ...wrong });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: { fields } });
    await signIn(ana.email);
  });

  test('is not for guessing: the eleventh try is refused', async () => {
    const ana = await signUp();
    const newPassword = 'nova-senha-longa-3';
    const guess = { currentPassword: 'errada', newPassword, confirmPassword: newPassword };
    let last = 0;
    for (let count = 0; count < 11; count += 1) {
      last = (await ana.call('PUT', '/api/account/password', guess)).statusCode;
    }
    expect(last).toBe(429);
  });
});

test('wrong sign-ins of a stranger keep the patient from nothing', async () => {
  const ana = await signUp();
  const guess = () =>
    house.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: ana.email, password: 'errada' },
    });
  for (let count = 0; count < 11; count += 1) await guess();
  expect((await guess()).statusCode).toBe(429);
  const newPassword = 'nova-senha-longa-3';
  const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
  expect((await ana.call('PUT', '/api/account/password', change)).statusCode).toBe(200);
  const deletion = await ana.call('DELETE', '/api/account', { password: newPassword });
  expect(deletion.statusCode, deletion.body).toBe(200);
});

describe('the e-mail address', () => {
  test('is verified by the link sent at registration, once', async () => {
    const ana = await signUp();
    expect((await ana.call('GET', '/api/account')).json()).toMatchObject({
      data: { isEmailVerified: false },
    });
    const token = tokenIn(await mailAbout(ana.email, 'Confirme seu e-mail no Leveza'));
    expect((await confirm(token)).json()).toMatchObject({ data: { email: ana.email } });
    expect((await ana.call('GET', '/api/account')).json()).toMatchObject({ data: { isEmailVerified: true } });
    expect((await confirm(token)).statusCode).toBe(410);
    const again = await ana.call('POST', '/api/account/email/verification');
    expect(again.json()).toMatchObject({ error: { code: 'email-verified' } });
  });

  test('changes when the link at the new address is opened, and the old one is told', async () => {
    const ana = await signUp();
    const email = `nova-${ana.email}`;
    const reply = await ana.call('POST', '/api/account/email', { email, password: PASSWORD });
    expect(reply.json()).toMatchObject({ data: { sentTo: email } });
    expect((await ana.call('GET', '/api/account')).json()).toMatchObject({
      data: { email: ana.email, pendingEmail: email },
    });
    await signIn(ana.email);
    await confirm(tokenIn(await mailAbout(email, 'Confirme seu novo e-mail')));
    await signIn(email);
    const account = await ana.call('GET', '/api/account');
    expect(account.json()).toMatchObject({ data: { email, pendingEmail: null, isEmailVerified: true } });
    await mailAbout(ana.email, 'O e-mail da sua conta no Leveza mudou');
  });

  test('cannot become another patient’s, not even one taken after the link was sent', async () => {
    const [ana, bia] = [await signUp(), await signUp()];
    const taken = await ana.call('POST', '/api/account/email', {
      email: bia.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(taken.json()).toMatchObject({ error: { fields: { email: 'Email já está em uso' } } });
    const wanted = `livre-${ana.email}`;
    await ana.call('POST', '/api/account/email', { email: wanted, password: PASSWORD });
    const token = tokenIn(await mailAbout(wanted, 'Confirme seu novo e-mail'));
    const payload = { ...registration(), email: wanted };
    expect((await house.app.inject({ method: 'POST', url: '/api/auth/register', payload })).statusCode).toBe(
      201,
    );
    expect((await confirm(token)).json()).toMatchObject({ error: { code: 'email-in-use' } });
    await signIn(ana.email);
  });

  test('changes only with the password', async () => {
    const ana = await signUp();
    const reply = await ana.call('POST', '/api/account/email', {
      email: 'x@example.com',
      password: 'errada',
    });
    expect(reply.statusCode).toBe(403);
  });
});

describe('sessions', () => {
  test('are listed with their device and ended one by one or all others', async () => {
    const phone = await signUp();
    const [computer, tablet] = [await signIn(phone.email), await signIn(phone.email)];
    const listed = await computer.call('GET', '/api/account/sessions');
    const { data } = listed.json<{ data: { id: string; device: string | null; isCurrent: boolean }[] }>();
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ device: 'Chrome no Android', isCurrent: true });
    expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

    const own = (await tablet.call('GET', '/api/account/sessions')).json<{ data: { id: string }[] }>()
      .data[0]!;
    expect((await computer.call('DELETE', `/api/account/sessions/${own.id}`)).statusCode).toBe(200);
    expect((await tablet.call('GET', '/api/users/me')).statusCode).toBe(401);
    expect((await computer.call('DELETE', `/api/account/sessions/${own.id}`)).statusCode).toBe(404);

    const others = await computer.call('DELETE', '/api/account/sessions');
    expect(others.json()).toMatchObject({ data: { endedSessions: 1 } });
    expect((await phone.call('GET', '/api/users/me')).statusCode).toBe(401);
    expect((await computer.call('GET', '/api/users/me')).statusCode).toBe(200);
  });
});

describe('the access log', () => {
  test('holds sign-ins and changes, newest first, without an address', async () => {
    const ana = await signUp();
    await signIn(ana.email);
    const newPassword = 'nova-senha-longa-3';
    await ana.call('PUT', '/api/account/password', {
      currentPassword: PASSWORD,
      newPassword,
      confirmPassword: newPassword,
    });
    const reply = await ana.call('GET', '/api/account/access-log?limit=2');
    expect(reply.json()).toMatchObject({
      data: [{ event: 'password-changed' }, { event: 'sign-in', device: 'Chrome no Android' }],
      pagination: { total: 3, totalPages: 2 },
    });
  });

  test('a sign-in from a new device is e-mailed once, unless the patient wants no messages', async () => {
    const ana = await signUp();
    await ana.call('PUT', '/api/account', { privacyLevel: 'public' });
    await signIn(ana.email);
    await signIn(ana.email);
    expect(await mailAbout(ana.email, 'Novo acesso')).toContain('Chrome no Android');
    const bia = await signUp();
    await bia.call('PUT', '/api/account', { emailNotifications: false });
    await signIn(bia.email);
    const dora = await signUp();
    await dora.call('POST', '/api/consents', { purpose: 'health-data', version: CONSENT_VERSION });
    const security = { email: { notificationTypes: { security: false } } };
    const saved = await dora.call('PUT', '/api/settings/notifications', security);
    expect(saved.json(), saved.body).toMatchObject({ data: security });
    await signIn(dora.email);
    const carla = await signUp();
    await signIn(carla.email);
    expect(await mailAbout(carla.email, 'Novo acesso')).not.toContain('Chrome');
    expect([await newAccessMails(ana.email), await newAccessMails(bia.email)]).toEqual([1, 0]);
    expect(await newAccessMails(dora.email)).toBe(0);
  });
});

describe('account settings', () => {
  test('start as specified, change one by one, and cover the figures when private', async () => {
    const ana = await signUp();
    const account = await ana.call('GET', '/api/account');
    expect(account.json()).toMatchObject({
      data: {
        privacyLevel: 'standard',
        emailNotifications: true,
        smsNotifications: false,
        hasPassword: true,
      },
    });
    await ana.call('PUT', '/api/account', { smsNotifications: true });
    const reply = await ana.call('PUT', '/api/account', { privacyLevel: 'private' });
    expect(reply.json()).toMatchObject({
      data: { privacyLevel: 'private', smsNotifications: true, emailNotifications: true },
    });
    expect((await ana.call('GET', '/api/users/me')).json()).toMatchObject({
      data: { areFiguresCovered: true },
    });
    expect((await ana.call('PUT', '/api/account', { privacyLevel: 'secret' })).statusCode).toBe(422);
    expect((await ana.call('PUT', '/api/account', {})).statusCode).toBe(200);
  });
});

describe('consents', () => {
  test('are given, withdrawn and given again, and every decision stays on record', FIRST_TRY, async () => {
    const ana = await signUp();
    const give = () =>
      ana.call('POST', '/api/consents', { purpose: 'health-data', version: CONSENT_VERSION });
    await Promise.all([give(), give(), give()]);
    const needsConsent = async () =>
      (await ana.call('GET', '/api/users/me')).json<{ data: { needsConsent: boolean } }>().data.needsConsent;
    expect(await needsConsent()).toBe(false);
    const withdrawn = await ana.call('DELETE', '/api/consents/health-data');
    expect(withdrawn.json<{ data: { withdrawnAt: string | null }[] }>().data).toEqual([
      expect.objectContaining({ purpose: 'health-data', withdrawnAt: expect.any(String) as string }),
    ]);
    expect(await needsConsent()).toBe(true);
    expect((await ana.call('DELETE', '/api/consents/health-data')).statusCode).toBe(404);
    await give();
    expect(await needsConsent()).toBe(false);
    const listed = await ana.call('GET', '/api/consents');
    expect(listed.json<{ data: object[] }>().data).toHaveLength(2);
  });
});
