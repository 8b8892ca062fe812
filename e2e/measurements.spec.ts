import type { Page } from '@playwright/test';
import { actionsUnder } from './actions-under.ts';
import { PHONE, countTaps, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { inDays, written } from './pharmacy-boxes.ts';
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

/** The browser itself reports a refused call; nothing else may be there. */
function expectOnlyConflicts(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;
}

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

test('the first weight takes two taps, and comes back with an undo', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await goOrLoad(page, '/measurements');
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
  await press(page, 'Nova medição');
  await record(page);
  await expect(answer(page)).toContainText('92,4 kg');
  await press(page, 'Concluir');
  await expect(months(page).getByRole('listitem')).toContainText('92,4 kg');
  await expect(page.getByText('Faltam 3 pesagens').first()).toBeVisible();
  await page.getByText('Marcos: 1 alcançado').click();
  await expect(page.getByRole('region', { name: 'Marcos' })).toContainText('Primeira pesagem');

  await press(page, 'Nova medição');
  await record(page);
  await expect(answer(page)).toContainText('O mesmo peso');
  await press(page, 'Desfazer');
  await expect(toast(page, 'Medição desfeita')).toBeVisible();
  await expect.poll(() => actionsUnder(toast(page, 'Medição desfeita'))).toEqual([]);
  await expect(months(page).getByRole('listitem')).toHaveCount(1);
});

test('from any screen a weight takes three taps, and the sheet answers over that screen', async ({
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
  await press(page, 'Concluir');
  await expect(page).toHaveURL(/\/calendar$/);
});

test('a weight of another day says its moment on the button', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/dashboard');
  await press(page, 'Registrar');
  await press(page, 'Peso');
  await page.getByRole('radio', { name: 'Outro dia' }).click({ force: true });
  await record(page);
  await expect(dialog(page, 'Nova medição')).toContainText('Diga em que dia foi.');
  await page.getByLabel('Data').fill(written(inDays(-5)));
  await press(page, `Registrar em ${written(inDays(-5)).slice(0, 5)} às 08:00`);
  await expect(answer(page)).toContainText('92,4 kg');
});

test('a weight far from the last is asked about', async ({ page, complaints }) => {
  await signUp(page);
  await weigh(page, 91.2, 3);
  await goOrLoad(page, '/measurements?open=new');
  await weight(page).fill('19,2');
  await record(page);
  await expect(dialog(page, 'Nova medição')).toContainText('Peso deve estar entre 30 e 300 kg');
  await weight(page).fill('72,9');
  await record(page);
  const question = page.getByRole('group', { name: /^Confira antes de salvar/ });
  await expect(question).toContainText(/O peso registrado em .* é 91,2.kg; este é 72,9.kg\./);
  await expectAccessible(page);
  await press(page, 'Corrigir');
  await expect(weight(page)).toBeFocused();
  await weight(page).fill('79,2');
  await record(page);
  await press(page, 'Está certo');
  await expect(answer(page)).toContainText('79,2 kg');
  expectOnlyConflicts(complaints);
});

test('one tap opens the rest even while the weight is wrong', async ({ page }) => {
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
});

test('a waist is measured without a weight, and gets its explanation', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await weigh(page, 91.2, 20);
  await goOrLoad(page, '/measurements');
  await page.getByText('Seus números').click();
  await press(page, 'Medir a cintura');
  await expect(page.getByLabel('Circunferência abdominal')).toBeFocused();
  await expect(weight(page)).toHaveValue('');
  await page.getByLabel('Circunferência abdominal').fill('98');
  await record(page);
  await press(page, 'Concluir');
  await expect(months(page).getByRole('listitem').first()).toContainText('Outras medidas');
  await expect(page.getByText('manter a cintura menor que a metade da altura')).toBeVisible();
  await expect(page.getByText(/91,2.kg/).first()).toBeVisible();

  await press(page, 'Nova medição');
  await page.getByText('Mais medidas').click();
  await page.getByLabel('Glicose').fill('98');
  await record(page);
  await expect(page.getByRole('group', { name: /^Você também se pesou agora\?/ })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Não, salvar sem o peso');
  await press(page, 'Concluir');
  await expect(months(page).getByRole('listitem').first()).toContainText('Glicose 98');
  await expect(months(page).getByRole('listitem').first()).toContainText('Outras medidas');
});

test('a dangerous reading says what to do now', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await goOrLoad(page, '/measurements?open=new&measure=glucose');
  await page.getByLabel('Glicose').fill('50');
  await page.getByLabel('Pressão sistólica').fill('190');
  await page.getByLabel('Pressão diastólica').fill('100');
  await record(page);
  const notice = dialog(page, 'Cuide disso agora');
  await expect(notice).toContainText('Tome agora 15 g de açúcar');
  await expect(notice.getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  await expectAccessible(page);
  await press(page, 'Entendi');
  await press(page, 'Concluir');
  await expect(months(page).getByRole('listitem')).toContainText('Glicose 50');
});

test('a measurement is edited and deleted, and both can be undone', async ({ page }) => {
  await signUp(page);
  await weigh(page, 91.2, 3);
  await goOrLoad(page, '/measurements');
  await act(page, 'Editar');
  await page.getByText('Mais medidas').click();
  await page.getByLabel('Circunferência abdominal').fill('98,5');
  await page.getByLabel('Pressão sistólica').fill('121');
  await press(page, 'Salvar');
  await expect(dialog(page, 'Editar medição')).toContainText('Informe as duas pressões.');
  await page.getByLabel('Pressão diastólica').fill('78');
  await press(page, 'Salvar');
  await expect(months(page).getByRole('listitem')).toContainText(/Cintura 98,5.cm · Pressão 121\/78.mmHg/);
  await expect(page.getByText('Cintura ÷ altura 0,6')).toBeVisible();
  await undo(page, 'Medição alterada');
  await expect(months(page).getByRole('listitem')).not.toContainText('Cintura');
  await press(page, 'Fechar aviso');

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
  await page.getByRole('radio', { name: 'Tudo' }).click({ force: true });
  await expect(page).toHaveURL(/period=all/);
  await expect(chart).toContainText('Dose de 0,5 mg');
  await chart.getByRole('button', { name: 'Ver tabela' }).click();
  await expectAccessible(page);
  await page.goto('/measurements?open=new');
  await page.getByText('Mais medidas').click();
  await expectAccessible(page);
});
