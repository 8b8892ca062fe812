import type { Page } from '@playwright/test';
import { daysAgo } from './doses.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
export const notice = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true });
export const days = (page: Page) => page.getByRole('list', { name: /^(Efeitos de|Últimos efeitos)/ });

export const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
/** One of the effects of a new record. */
export const pick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).check({ force: true });
export const answerTo = (page: Page, question: RegExp, answer: 'Sim' | 'Não') =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: answer })
    .click({ force: true });

// The bar of the phone has a button of the same name.
export const record = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Registrar', exact: true }).click();

export async function feel(page: Page, effect: string, intensity: string): Promise<void> {
  await pick(page, effect);
  await choose(page, intensity);
  await record(page);
}

/** Recorded so many hours ago, without going through the form. */
export async function feltBefore(page: Page, hours: number, effect: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const data = { datetime: daysAgo(hours / 24), ...effect };
  const reply = await page.request.post(`${origin}/api/side-effects`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(await reply.text());
}
