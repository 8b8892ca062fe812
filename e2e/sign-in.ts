import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { BrowserContext, Page } from '@playwright/test';

/** Makes the browser a visitor with a demonstration account; its cookies are the page's. */
export async function startDemo(context: BrowserContext, origin: string): Promise<void> {
  await post(context, origin, '/api/auth/demo', {});
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
let shared: Cookies | undefined;

/** The same for tests that only look: one account for all of them. */
export async function shareDemo(context: BrowserContext, origin: string): Promise<void> {
  if (shared) return context.addCookies(shared);
  await startDemo(context, origin);
  shared = await context.cookies();
}

interface Registered {
  name?: string;
  treatmentStart?: string | null;
}

/** Registers a new patient, who is signed in. */
export async function register(
  context: BrowserContext,
  origin: string,
  { name = 'Ana Souza', treatmentStart = null }: Registered = {},
): Promise<{ email: string; password: string }> {
  const account = { email: `${randomUUID()}@exemplo.com`, password: 'senha bem guardada' };
  await post(context, origin, '/api/auth/register', {
    ...account,
    name,
    phone: '(11) 98888-7777',
    birthDate: '1990-05-02',
    gender: 'FEMALE',
    height: 165,
    initialWeight: 92.4,
    targetWeight: 74,
    treatmentStart,
    consent: { purpose: 'health-data', version: CONSENT_VERSION },
  });
  return account;
}

/** A new account of one's own, signed in, without going through the form. */
export async function signUp(
  page: Page,
  { hasMoments = false, ...registered }: Registered & { hasMoments?: boolean } = {},
): Promise<{ email: string; password: string }> {
  const account = await register(page.context(), process.env.LEVEZA_URL!, registered);
  // One moment a day: after this one no drawing comes before what a journey looks at.
  if (!hasMoments) {
    await post(page.context(), process.env.LEVEZA_URL!, '/api/moments/seen', { kind: 'first-dose' });
  }
  return account;
}

const BUSY = 503;
const TRIES = 5;
const PAUSE_MS = 2_000;

/** Makes what a journey begins with. A busy machine asks for another try in some seconds, as it asks patients. */
async function post(context: BrowserContext, origin: string, path: string, data: object): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const reply = await context.request.post(`${origin}${path}`, { headers: { origin }, data });
    if (reply.ok()) return;
    if (reply.status() !== BUSY || left === 1) throw new Error(`${path} was refused: ${await reply.text()}`);
    await setTimeout(PAUSE_MS);
  }
}
