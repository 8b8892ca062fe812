import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../../testing/browser.ts';
import { registration } from '../../testing/contract/examples.ts';
import type { TestProvider } from '../../testing/oidc-provider.ts';
import { SECRET, startProvider } from '../../testing/oidc-provider.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { profiles } from '../profile/table.ts';
import { isLoopback } from './oidc-client.ts';
import { destination } from '@leveza/domain/auth/destination.ts';
import { personOf } from './sign-in-external.ts';
import { userIdentities, users } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

const ATTEMPT = '__Host-leveza-oidc';

let house: TestApp;
let provider: TestProvider;
let leveza: string;
const log: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  leveza = `http://127.0.0.1:${port}`;
  provider = await startProvider(`${leveza}/api/auth/oidc/callback`);
  house = await testApp(
    { ...withProvider(provider.issuer), logLevel: 'info' },
    { write: (line) => log.push(line) },
  );
  await house.app.listen({ host: '127.0.0.1', port });
});
afterAll(() => provider.stop());

const withProvider = (issuer: string) => ({
  publicUrl: leveza,
  oidc: { issuer, clientId: 'leveza', clientSecret: SECRET, label: 'Teste' },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Someone with an account at the provider, before a browser of their own. */
function someone(claims: Record<string, string | boolean> = {}) {
  const subject = randomUUID();
  const person = { email: `${subject}@example.com`, name: 'Bia Lima', ...claims };
  provider.people.set(subject, person);
  return { subject, ...person, browser: browserOf(subject) };
}

function browserOf(subject: string): TestBrowser {
  const browser = new TestBrowser();
  browser.jar(provider.issuer).set('who', subject);
  return browser;
}

const start = (next = '/calendar') =>
  `${leveza}/api/auth/oidc/start?${new URLSearchParams({ next }).toString()}`;

/** As far as the address that brings the provider's answer, not opened yet. */
const untilCallback = (browser: TestBrowser, next?: string) =>
  browser.walk(start(next), (url) => url.startsWith(`${leveza}/api/auth/oidc/callback`));

const signIn = async (browser: TestBrowser, next?: string) =>
  end(browser, await untilCallback(browser, next));

async function end(browser: TestBrowser, callback: string): Promise<string | null> {
  const reply = await browser.get(callback);
  expect(reply.status).toBe(302);
  return reply.headers.get('location');
}

const identitiesOf = (subject: string) =>
  house.db.select().from(userIdentities).where(eq(userIdentities.subject, subject));

const hasSession = (browser: TestBrowser) => browser.jar(leveza).has('__Host-leveza-access');

test('the first sign-in makes one account and a session, the second finds it again', async () => {
  const { browser, subject, email } = someone();
  expect(await signIn(browser)).toBe('/calendar');
  const me = (await (await browser.get(`${leveza}/api/users/me`)).json()) as { data: { id: string } };
  expect(me.data).toMatchObject({ email, name: 'Bia Lima', needsConsent: true, isProfileUnavailable: false });
  expect(browser.jar(leveza).has(ATTEMPT)).toBe(false);

  const again = browserOf(subject);
  expect(await signIn(again, '/profile?tab=a#b')).toBe('/profile?tab=a#b');
  const same = await (await again.get(`${leveza}/api/users/me`)).json();
  expect(same).toMatchObject({ data: { id: me.data.id } });
  expect(await identitiesOf(subject)).toMatchObject([{ issuer: provider.issuer, userId: me.data.id }]);
  const [user] = await house.db.select().from(users).where(eq(users.id, me.data.id));
  expect(user!.passwordHash).toBeNull();
  expect(await house.db.$count(profiles, eq(profiles.userId, me.data.id))).toBe(1);
});

test('what the browser keeps on the way is short-lived and out of reach of scripts', async () => {
  const reply = await new TestBrowser().get(start());
  const [cookie] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-leveza-oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const asked = new URL(reply.headers.get('location')!).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toBe(`${leveza}/api/auth/oidc/callback`);
  const names = ['state', 'nonce', 'code_challenge'];
  expect(names.filter((name) => (asked.get(name) ?? '').length < 40)).toEqual([]);
});

describe('refused, with nothing but a way back to the login', () => {
  test('an answer that comes twice, even with the cookie put back', async () => {
    const { browser, subject } = someone();
    const callback = await untilCallback(browser);
    const kept = browser.jar(leveza).get(ATTEMPT)!;
    expect(await end(browser, callback)).toBe('/calendar');
    browser.jar(leveza).clear();
    expect(await end(browser, callback)).toBe('/login?reason=oidc');
    browser.jar(leveza).set(ATTEMPT, kept);
    // A fresh answer of the provider to the old question: only the attempt itself is spent.
    const question = new URL(`${provider.issuer}/auth`);
    const { state, nonce, verifier } = readAttempt(kept);
    question.search = (await questionFor({ state, nonce, verifier })).toString();
    const fresh = await browser.walk(question.href, (url) => url.startsWith(leveza));
    expect(new URL(fresh).searchParams.has('code')).toBe(true);
    expect(await end(browser, fresh)).toBe('/login?reason=oidc');
    expect(hasSession(browser)).toBe(false);
    expect(await identitiesOf(subject)).toHaveLength(1);
  });

  test('an attempt older than ten minutes, also when the browser kept it', async () => {
    const { browser } = someone();
    const callback = await untilCallback(browser);
    changeAttempt(browser, { until: Date.now() - 1 });
    expect(await end(browser, callback)).toBe('/login?reason=oidc');
  });

  test.each(['state', 'nonce', 'verifier'])('an answer to another %s', async (part) => {
    const { browser, subject } = someone();
    const callback = await untilCallback(browser);
    changeAttempt(browser, { [part]: 'x'.repeat(43) });
    expect(await end(browser, callback)).toBe('/login?reason=oidc');
    expect(hasSession(browser)).toBe(false);
    expect(await identitiesOf(subject)).toEqual([]);
  });

  test("an answer in a browser that did not ask: nobody is signed in to a stranger's account", async () => {
    const { browser } = someone();
    const callback = await untilCallback(browser);
    const victim = someone().browser;
    await untilCallback(victim);
    expect(await end(victim, callback)).toBe('/login?reason=oidc');
    expect(await end(new TestBrowser(), callback)).toBe('/login?reason=oidc');
  });

  test.each(['', 'x', 'bnVsbA', 'eyJzdGF0ZSI6MX0'])('the cookie "%s"', async (cookie) => {
    const browser = new TestBrowser();
    browser.jar(leveza).set(ATTEMPT, cookie);
    const callback = `${leveza}/api/auth/oidc/callback?state=x&code=%00&code=y`;
    expect(await end(browser, callback)).toBe('/login?reason=oidc');
  });

  test('a no of the provider, whose words reach neither page nor log', async () => {
    const browser = new TestBrowser();
    const callback = await untilCallback(browser);
    expect(callback).toContain('error=access_denied');
    const told = `${callback}&error_description=${encodeURIComponent('Words of the provider')}`;
    const reply = await browser.get(told);
    expect(reply.headers.get('location')).toBe('/login?reason=oidc');
    expect(await reply.text()).toBe('');
    expect(log.join('')).toContain('external sign-in failed');
    expect(log.join('')).not.toMatch(/Words of the provider|access_denied|@example/);
  });

  test.each([
    ['no e-mail', { email: '' }],
    ['no real e-mail', { email: 'nobody' }],
    ['an e-mail the provider never checked', { email_verified: false }],
  ])('someone with %s', async (_, claims) => {
    const { browser, subject } = someone(claims);
    expect(await signIn(browser)).toBe('/login?reason=oidc');
    expect(await identitiesOf(subject)).toEqual([]);
  });

  test('the e-mail of an existing account is not a key to it', async () => {
    const body = registration();
    await house.app.inject({ method: 'POST', url: '/api/auth/register', payload: body });
    const { browser, subject } = someone({ email: body.email.toUpperCase() });
    expect(await signIn(browser)).toBe('/login?reason=oidc-email');
    expect(hasSession(browser)).toBe(false);
    expect(await identitiesOf(subject)).toEqual([]);
    expect(await house.db.$count(users, eq(users.email, body.email.toUpperCase()))).toBe(0);
  });
});

test('two first answers at the same moment give one account', FIRST_TRY, async () => {
  for (let round = 0; round < 5; round += 1) {
    const { browser, subject, email } = someone();
    const browsers = [browser, browserOf(subject), browserOf(subject)];
    const callbacks = await Promise.all(browsers.map((one) => untilCallback(one)));
    const ends = await Promise.all(browsers.map((one, n) => end(one, callbacks[n]!)));
    expect(ends).toEqual(['/calendar', '/calendar', '/calendar']);
    expect(await house.db.$count(users, eq(users.email, email))).toBe(1);
    const ids = browsers.map((one) => one.jar(leveza).get('__Host-leveza-user'));
    expect(new Set(ids).size).toBe(1);
  }
});

test('a provider that is down leads back to the login, and is asked again later', async () => {
  const port = await freePort();
  const away = await testApp(withProvider(`http://127.0.0.1:${port}`));
  const location = async () => (await away.app.inject('/api/auth/oidc/start')).headers.location;
  expect(await location()).toBe('/login?reason=oidc');
  const late = await startProvider(`${leveza}/api/auth/oidc/callback`, port);
  expect(await location()).toMatch(`http://127.0.0.1:${port}/auth?`);
  await late.stop();
  const cookies = { [ATTEMPT]: attemptOf({ state: 'a', nonce: 'b', verifier: 'c'.repeat(43) }) };
  const url = `/api/auth/oidc/callback?code=x&state=a&iss=http://127.0.0.1:${port}`;
  const reply = await away.app.inject({ url, cookies });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/login?reason=oidc']);
});

test('a client without a secret signs in by PKCE alone', async () => {
  const oidc = { ...withProvider(provider.issuer).oidc, clientId: 'public', clientSecret: undefined };
  const open = await testApp({ publicUrl: leveza, oidc });
  const begun = await open.app.inject('/api/auth/oidc/start');
  const callback = await someone().browser.walk(String(begun.headers.location), (url) =>
    url.startsWith(leveza),
  );
  const cookies = { [ATTEMPT]: begun.cookies[0]!.value };
  const reply = await open.app.inject({ url: callback.slice(leveza.length), cookies });
  expect(reply.headers.location).toBe('/dashboard');
});

test('without a provider there are no such addresses', async () => {
  const plain = await testApp();
  expect((await plain.app.inject('/api/auth/oidc/start')).statusCode).toBe(404);
});

test.each([
  ['/calendar?day=1#x', '/calendar?day=1#x'],
  ...['https://evil.example', '//evil', '/\\evil', '/\t/evil', '/.//evil', '/..//evil', 'calendar', ''].map(
    toFirst,
  ),
  ...['/', '/login', '/api/auth/oidc/start', `/${'x'.repeat(3000)}`, undefined, ['/a', '/b']].map(toFirst),
])('after signing in with next %j one is at %s', (next, page) => {
  expect(destination(next)).toBe(page);
});

test.each(['https://evil.example', '//evil'])('next=%s ends at the dashboard', async (next) => {
  const { browser } = someone();
  expect(await signIn(browser, next)).toBe('/dashboard');
  const other = someone().browser;
  const callback = await untilCallback(other);
  changeAttempt(other, { next });
  expect(await end(other, callback)).toBe('/dashboard');
});

function toFirst(next: unknown): [unknown, string] {
  return [next, '/dashboard'];
}

test.each([
  ['http://localhost:1', true],
  ['http://127.0.0.9', true],
  ['http://[::1]:8', true],
  ['http://login.localhost', true],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://192.168.0.1', false],
])('%s may go without TLS: %s', (issuer, isAllowed) => {
  expect(isLoopback(new URL(issuer))).toBe(isAllowed);
});

test.each([
  [{ name: ' Bia ' }, 'Bia'],
  [{ name: 'B\0' }, 'bia.lima'],
  [{ name: 7 }, 'bia.lima'],
  [{ email: 'b@example.com' }, 'b@example.com'],
])('the name of %j', (claims, name) => {
  expect(personOf({ email: 'bia.lima@example.com', ...claims })?.name).toBe(name);
});

type Secrets = Record<'state' | 'nonce' | 'verifier', string>;

function attemptOf(parts: Secrets): string {
  const attempt = { next: '/', until: Date.now() + 60_000, ...parts };
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

function readAttempt(cookie: string): Secrets {
  return JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Secrets;
}

function changeAttempt(browser: TestBrowser, change: Record<string, unknown>): void {
  const jar = browser.jar(leveza);
  jar.set(ATTEMPT, attemptOf({ ...readAttempt(jar.get(ATTEMPT)!), ...change }));
}

async function questionFor({ state, nonce, verifier }: Secrets): Promise<URLSearchParams> {
  const { calculatePKCECodeChallenge } = await import('openid-client');
  return new URLSearchParams({
    client_id: 'leveza',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${leveza}/api/auth/oidc/callback`,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}
