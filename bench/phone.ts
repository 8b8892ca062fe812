import type { Browser, BrowserContext } from '@playwright/test';
import { register, startDemo } from '../e2e/sign-in.ts';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A context like a patient's phone; without a session, a visitor's. */
export function phone(browser: Browser, storageState?: Session): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
}

/** The session of a new demonstration account. */
export function demoSession(browser: Browser, url: string): Promise<Session> {
  return sessionOf(browser, (context) => startDemo(context, url));
}

/** The session of a patient who has just registered and recorded nothing. */
export function newSession(browser: Browser, url: string): Promise<Session> {
  return sessionOf(browser, async (context) => void (await register(context, url)));
}

async function sessionOf(
  browser: Browser,
  begin: (context: BrowserContext) => Promise<void>,
): Promise<Session> {
  const context = await browser.newContext();
  await begin(context);
  const state = await context.storageState();
  await context.close();
  return state;
}
