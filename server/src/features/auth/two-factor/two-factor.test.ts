import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Patient, TestApp } from '../../../testing/test-app.ts';
import { testApp } from '../../../testing/test-app.ts';
import {
  PASSWORD,
  codeOf,
  enableTwoFactor,
  givePassword,
  startTwoFactor,
} from '../../../testing/two-factor.ts';
import { idempotencyKeys } from '../../../http/idempotency/table.ts';
import { twoFactors } from '../table.ts';
import { FIRST_TRY } from '../../../testing/first-try.ts';

let house: TestApp;

beforeAll(async () => {
  house = await testApp();
});

const login = (patient: Patient, more: object = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: `${patient.id}@example.com`, password: PASSWORD, ...more },
  });

const codeOfReply = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code;

describe('setting up', () => {
  test('needs the password, and is in force only once confirmed', async () => {
    const ana = await house.patient();
    await givePassword(ana);
    const wrong = await ana.call('POST', '/api/account/two-factor', { payload: { password: 'outra' } });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toMatchObject({ error: { fields: { password: 'Senha incorreta' } } });

    const secret = await startTwoFactor(ana);
    expect((await login(ana)).statusCode).toBe(200);
    const payload = { code: codeOf(secret) };
    const confirmed = await ana.call('POST', '/api/account/two-factor/confirm', { payload });
    const { recoveryCodes } = confirmed.json<{ data: { recoveryCodes: string[] } }>().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(codeOfReply(await login(ana))).toBe('two-factor-required');
    const account = await ana.call('GET', '/api/account');
    expect(account.json()).toMatchObject({ data: { twoFactorEnabled: true, recoveryCodesLeft: 10 } });
  });

  test('a wrong code does not turn it on, and there is nothing to confirm before the start or after the end', async () => {
    const ana = await house.patient();
    const confirm = (code: string) =>
      ana.call('POST', '/api/account/two-factor/confirm', { payload: { code } });
    expect(codeOfReply(await confirm('123456'))).toBe('two-factor-not-started');
    const secret = await startTwoFactor(ana);
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(wrong)).json()).toMatchObject({ error: { code: 'invalid-input' } });
    expect((await confirm(codeOf(secret))).statusCode).toBe(200);
    expect(codeOfReply(await confirm(codeOf(secret, 1)))).toBe('two-factor-not-started');
    const again = await ana.call('POST', '/api/account/two-factor', { payload: { password: PASSWORD } });
    expect(codeOfReply(again)).toBe('two-factor-on');
  });

  test('neither secret nor codes lie anywhere in the clear', async () => {
    const ana = await house.patient();
    await givePassword(ana);
    const headers = { 'idempotency-key': 'start-1' };
    const started = await ana.call('POST', '/api/account/two-factor', {
      payload: { password: PASSWORD },
      headers,
    });
    const { secret } = started.json<{ data: { secret: string } }>().data;
    const [factor] = await house.db.select().from(twoFactors).where(eq(twoFactors.userId, ana.id));
    expect(factor!.sealedSecret).not.toContain(secret);
    expect(await house.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, ana.id))).toBe(0);
  });

  test('a demonstration and an account without password are told why not', async () => {
    const demo = await house.app.inject({ method: 'POST', url: '/api/auth/demo' });
    const { accessToken } = demo.json<{ data: { accessToken: string } }>().data;
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/account/two-factor',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { password: 'x' },
    });
    expect(codeOfReply(reply)).toBe('demo-account');
    const external = await house.patient();
    const refused = await external.call('POST', '/api/account/two-factor', { payload: { password: 'x' } });
    expect(codeOfReply(refused)).toBe('no-password');
  });
});

function holdTheClock(): void {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('signing in', () => {
  test('a code works once, also for eight at the same moment', FIRST_TRY, async () => {
    const ana = await house.patient();
    holdTheClock();
    const { secret } = await enableTwoFactor(ana, -1);
    const code = codeOf(secret);
    const replies = await Promise.all(Array.from({ length: 8 }, () => login(ana, { code })));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(codeOfReply(await login(ana, { code }))).toBe('two-factor-wrong');
    expect((await login(ana, { code: codeOf(secret, 1) })).statusCode).toBe(200);
  });

  test('an earlier code no longer works once a later one was used', async () => {
    const ana = await house.patient();
    holdTheClock();
    const { secret } = await enableTwoFactor(ana, -1);
    expect((await login(ana, { code: codeOf(secret, 1) })).statusCode).toBe(200);
    expect(codeOfReply(await login(ana, { code: codeOf(secret) }))).toBe('two-factor-wrong');
  });

  test('a recovery code works once, however it is typed', FIRST_TRY, async () => {
    const ana = await house.patient();
    const { recoveryCodes } = await enableTwoFactor(ana);
    const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
    const replies = await Promise.all(Array.from({ length: 4 }, () => login(ana, { code: typed })));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    const account = await ana.call('GET', '/api/account');
    expect(account.json()).toMatchObject({ data: { recoveryCodesLeft: 9 } });
  });

  test('another patient’s code does not help, and the password is checked first', async () => {
    const [ana, bia] = [await house.patient(), await house.patient()];
    await enableTwoFactor(ana);
    const ofBia = await enableTwoFactor(bia);
    expect(codeOfReply(await login(ana, { code: ofBia.recoveryCodes[0] }))).toBe('two-factor-wrong');
    expect(codeOfReply(await login(ana, { password: 'errada-errada' }))).toBe('wrong-password');
  });

  test('guessing codes ends like guessing passwords', async () => {
    const ana = await house.patient();
    await enableTwoFactor(ana);
    const replies = [];
    for (let guess = 0; guess < 11; guess += 1) replies.push(await login(ana, { code: '000000' }));
    expect(replies.at(-1)!.statusCode).toBe(429);
  });
});

describe('ending it', () => {
  test('new recovery codes void the old ones', async () => {
    const ana = await house.patient();
    const { recoveryCodes: before } = await enableTwoFactor(ana);
    const payload = { password: PASSWORD };
    const renewed = await ana.call('POST', '/api/account/two-factor/recovery-codes', { payload });
    const { recoveryCodes: after } = renewed.json<{ data: { recoveryCodes: string[] } }>().data;
    expect(codeOfReply(await login(ana, { code: before[0] }))).toBe('two-factor-wrong');
    expect((await login(ana, { code: after[0] })).statusCode).toBe(200);
  });

  test('disabling needs the password, and then the password is enough', async () => {
    const ana = await house.patient();
    await enableTwoFactor(ana);
    const disable = (password: string) =>
      ana.call('DELETE', '/api/account/two-factor', { payload: { password } });
    expect((await disable('errada')).statusCode).toBe(403);
    expect((await disable(PASSWORD)).statusCode).toBe(200);
    expect((await login(ana)).statusCode).toBe(200);
    expect(codeOfReply(await disable(PASSWORD))).toBe('two-factor-off');
  });
});
