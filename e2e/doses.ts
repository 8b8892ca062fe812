import type { Pen } from '@leveza/contract/pens/pens.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Page } from '@playwright/test';
import { inDays } from './pharmacy-boxes.ts';

/** An instant so many days ago, to the second. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A sealed Ozempic pen of four doses of 1 mg. */
export async function addOzempic(page: Page, changes: object = {}): Promise<Pen> {
  const { data } = await post<{ data: Pen }>(page, '/api/pens', {
    catalogId: 'ozempic-1',
    medicationName: 'Ozempic',
    activeIngredient: 'Semaglutida',
    manufacturer: 'Novo Nordisk',
    purchaseDate: inDays(-20),
    expiryDate: inDays(300),
    pricePaid: '900',
    totalVolume: 3,
    concentrationMgMl: 1.34,
    currentDoseMg: 1,
    ...changes,
  });
  return data;
}

/** Doses from before the app: the last so many days ago, and others a week apart before it. */
export async function applyBefore(page: Page, lastDaysAgo: number, count = 1): Promise<void> {
  const entries = Array.from({ length: count }, (_, week) => ({
    datetime: daysAgo(lastDaysAgo + 7 * week),
    doseMg: 1,
    zone: week % 2 === 0 ? 'abdomen-left-upper' : 'thigh-right-upper',
  }));
  await post(page, '/api/applications/past', {
    catalogId: 'ozempic-1',
    medicationName: 'Ozempic',
    entries,
    // The first of all may be above the label's first step.
    confirmDose: true,
  });
}

/** A dose out of a pen, so many days ago. */
export const applyFrom = (page: Page, pen: Pen, days: number, changes: object = {}) =>
  post(page, '/api/applications', {
    penId: pen.id,
    doseMg: 1,
    applicationSite: 'abdomen',
    zone: 'abdomen-left-upper',
    datetime: daysAgo(days),
    confirmDose: true,
    ...changes,
  });

/** How many mg have left the pen. */
export async function mgTaken(page: Page, pen: Pen): Promise<number> {
  const reply = await page.request.get(`/api/pens/${pen.id}`);
  const { data } = (await reply.json()) as { data: Pen };
  return Math.round((data.totalMg - data.remainingMg) * 10_000) / 10_000;
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}${path}`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`);
  return (await reply.json()) as T;
}
