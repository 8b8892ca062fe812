import type { Browser, BrowserContext } from '@playwright/test';
import { startDemo } from '../e2e/sign-in.ts';

export type Session = Awaited<ReturnType<typeof demoSession>>;

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
export async function demoSession(browser: Browser, url: string) {
  const context = await browser.newContext();
  await startDemo(context, url);
  const state = await context.storageState();
  await context.close();
  return state;
}
