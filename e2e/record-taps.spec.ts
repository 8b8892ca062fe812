import type { Page } from '@playwright/test';
import { addOzempic, applyBefore } from './doses.ts';
import { feltBefore } from './effects.ts';
import { DESKTOP, PHONE, expect, test } from './journey.ts';
import { addBox, inDays } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';

const MOST_TAPS = 3;

/** A screen that has to do with none of the records. */
const ANY_SCREEN = '/exams';

/** Every press of a finger or of the mouse that the page hears; typing is none. */
function countTaps(): void {
  let taps = 0;
  addEventListener('pointerdown', () => (document.documentElement.dataset.taps = String((taps += 1))), true);
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Registrar', exact: true }).click();

interface Record {
  what: string;
  /** What the account holds, so that nothing has to be asked. */
  before: (page: Page) => Promise<unknown>;
  record: (page: Page) => Promise<void>;
  answer: RegExp;
}

const RECORDS: Record[] = [
  {
    what: 'a dose',
    before: async (page) => {
      await applyBefore(page, 7);
      await addOzempic(page);
    },
    record: async (page) => {
      await tap(page, 'Dose');
      await save(page);
    },
    answer: /^Aplicação registrada/,
  },
  {
    what: 'a weight',
    before: async () => undefined,
    record: async (page) => {
      await tap(page, 'Peso');
      await page.getByRole('textbox', { name: 'Peso' }).fill('91');
      await save(page);
    },
    answer: /^Medição registrada/,
  },
  {
    what: 'a symptom felt before',
    before: (page) => feltBefore(page, 100, { effectType: 'gerd', intensity: 2 }),
    record: async (page) => {
      await tap(page, 'Refluxo ou azia');
      await save(page);
    },
    answer: /^Efeito registrado/,
  },
  {
    what: 'a medicine',
    before: (page) => addBox(page, 'glifage', { unitType: 'tablets', openedDate: inDays(-5) }),
    record: async (page) => {
      await tap(page, 'Remédio');
      await tap(page, /^Tomar/);
    },
    answer: /^Uso de .* registrado/,
  },
];

for (const [index, { what, before, record, answer }] of RECORDS.entries()) {
  test(`${what} is recorded in at most ${MOST_TAPS} taps, over any screen`, async ({ page }) => {
    await page.setViewportSize(index % 2 === 0 ? PHONE : DESKTOP);
    await signUp(page);
    await before(page);
    await page.addInitScript(countTaps);
    await page.goto(ANY_SCREEN);
    await tap(page, 'Registrar');
    await record(page);
    await expect(page.getByRole('dialog', { name: answer })).toBeVisible();
    const taps = Number(await page.locator('html').getAttribute('data-taps'));
    console.log(`${what}: ${taps} taps of ${MOST_TAPS}`);
    expect(taps).toBeGreaterThan(1);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(new URL(page.url()).pathname).toBe(ANY_SCREEN);
  });
}
