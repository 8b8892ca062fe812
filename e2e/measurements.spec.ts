import type { Page } from '@playwright/test';
import { PHONE, countTaps, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { inDays } from './pharmacy-boxes.ts';
import { shareDemo, signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The button of the form; the screen under it has one of that name too. */
const record = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Registrar', exact: true }).click();
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const answer = (page: Page) => dialog(page, 'Medição registrada');
const months = (page: Page) => page.getByRole('list', { name: /^(Medições de|Últimas medições)/ });
const weight = (page: Page) => page.getByRole('textbox', { name: 'Peso', exact: true });
const undo = (page: Page, text: string) =>
  toast(page, text).getByRole('button', { name: 'Desfazer', exact: true }).click();

async function weigh(page: Page, kg: number, daysAgo: number): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const data = { weight: kg, datetime: `${inDays(-daysAgo)}T10:05:00Z`, confirmJump: true };
  const reply = await page.request.post(`${origin}/api/measurements`, { headers: { origin }, data });
  expect(reply.status()).toBe(201);
}

async function act(page: Page, action: 'Editar' | 'Excluir'): Promise<void> {
  await months(page)
    .getByRole('button', { name: /^Ações da medição/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('from any screen a weight takes three taps, the sheet answers over that screen, and takes it back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await weigh(page, 91.2, 3);
  await goOrLoad(page, '/calendar');
  const taps = await countTaps(page);
  await press(page, 'Registrar');
  await press(page, 'Peso');
  await expect(weight(page)).toHaveValue('91,2');
  await weight(page).fill('90,9');
  await record(page);
  await expect(answer(page)).toContainText(/0,3.kg a menos/);
  await expect(answer(page)).toContainText(/1,5.kg a menos desde o início/);
  expect(await taps('a weight')).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  await press(page, 'Desfazer');
  await expect(toast(page, 'Medição desfeita')).toBeVisible();
  await expect(page).toHaveURL(/\/calendar$/);
  expect(await (await page.request.get('/api/measurements')).text()).not.toContain('90.9');
});

test('one tap opens the rest even while the weight is wrong, and a dangerous reading says what to do', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await goOrLoad(page, '/measurements?open=new');
  await weight(page).fill('19,2');
  await weight(page).blur();
  await expect(dialog(page, 'Nova medição')).toContainText('Peso deve estar entre 30 e 300 kg');
  await weight(page).fill('19,3');
  const more = (await page.getByText('Mais medidas').boundingBox())!;
  await page.mouse.move(more.x + more.width / 2, more.y + more.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByLabel('Glicose')).toBeVisible();
  await expect(dialog(page, 'Nova medição')).toContainText('Peso deve estar entre 30 e 300 kg');
  await weight(page).fill('92,4');
  await page.getByLabel('Glicose').fill('50');
  await record(page);
  await expect(dialog(page, 'Cuide disso agora')).toContainText('Tome agora 15 g de açúcar');
  await expectAccessible(page);
});

test('a measurement is edited and deleted, and both can be undone', async ({ page }) => {
  await signUp(page);
  await weigh(page, 91.2, 3);
  await goOrLoad(page, '/measurements');
  await act(page, 'Editar');
  await page.getByText('Mais medidas').click();
  await page.getByLabel('Circunferência abdominal').fill('98,5');
  await page.getByLabel('Pressão sistólica').fill('121');
  await page.getByLabel('Pressão diastólica').fill('78');
  await press(page, 'Salvar');
  await expect(months(page).getByRole('listitem')).toContainText(/Cintura 98,5.cm · Pressão 121\/78.mmHg/);
  await expect(page.getByText('Cintura ÷ altura 0,6')).toBeVisible();
  await undo(page, 'Medição alterada');
  await expect(months(page).getByRole('listitem')).not.toContainText('Cintura');

  await act(page, 'Excluir');
  await press(page, 'Confirmar Exclusão');
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
  await undo(page, 'Medição excluída');
  await expect(months(page).getByRole('listitem')).toContainText('91,2 kg');
});

test('the table of the chart and the whole form are accessible', async ({ page, context }) => {
  await shareDemo(context, process.env.LEVEZA_URL!);
  await goOrLoad(page, '/measurements');
  const chart = page.getByRole('figure');
  await expect(chart).toContainText('Dose de 0,5 mg');
  await chart.getByRole('button', { name: 'Ver tabela' }).click();
  await expectAccessible(page);
  await goOrLoad(page, '/measurements?open=new');
  await page.getByText('Mais medidas').click();
  await expectAccessible(page);
});
