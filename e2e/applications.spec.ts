import type { Page } from '@playwright/test';
import { addOzempic, applyBefore, applyFrom, mgTaken } from './doses.ts';
import { PHONE, countTaps, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { inDays, written } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const nextDose = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: /^(Próxima aplicação$|Dose de )/ });
const answer = (page: Page) => dialog(page, 'Aplicação registrada');
/** The button of the form; the screen under it has one of that name too. */
const record = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Registrar', exact: true }).click();
const months = (page: Page) => page.getByRole('list', { name: /^(Aplicações de|Últimas aplicações)/ });

/** The browser itself reports a refused call; nothing else may be there. */
function expectOnlyConflicts(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;
}

async function act(page: Page, action: 'Editar' | 'Excluir'): Promise<void> {
  await months(page)
    .getByRole('button', { name: /^Ações da aplicação/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.beforeEach(async ({ page }) => {
  await signUp(page, { treatmentStart: '2025-07-20' });
});

test('without a pen a dose is recorded inside the sheet, out of stock', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await goOrLoad(page, '/calendar');
  await press(page, 'Registrar');
  await press(page, 'Dose');
  const form = dialog(page, 'Nova aplicação');
  await form.getByRole('combobox', { name: 'Medicamento' }).fill('Wegovy');
  await page.getByRole('option', { name: 'Wegovy', exact: true }).click();
  await form.getByRole('combobox', { name: 'Dose' }).fill('0,25');
  await page.getByRole('option', { name: '0,25', exact: true }).click();
  // A list that is closing lies outside of all landmarks.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page);
  await record(page);
  await expect(answer(page)).toContainText(/Wegovy 0,25\smg.*Próxima aplicação/);
});

test('from any screen a dose takes three taps; it leaves the pen, and comes back with an undo', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const pen = await addOzempic(page);
  await goOrLoad(page, '/calendar');
  const taps = await countTaps(page);
  await press(page, 'Registrar');
  await press(page, 'Dose');
  await record(page);
  await expect(answer(page)).toContainText(/Ozempic 1\smg.*Próxima aplicação/);
  expect(await taps('a dose')).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  expect(await mgTaken(page, pen)).toBe(1);
  await press(page, 'Desfazer');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/calendar$/);
  expect(await mgTaken(page, pen)).toBe(0);
});

test('after a late dose the next is on the usual day, unless it is moved', async ({ page }) => {
  await addOzempic(page);
  await applyBefore(page, 9, 3);
  await goOrLoad(page, '/applications');
  await expect(nextDose(page)).toContainText(/Pela bula, ainda pode ser aplicada até .* às \d\d:\d\d\./);
  await nextDose(page).getByRole('button', { name: 'Registrar aplicação' }).click();
  await record(page);
  await expect(nextDose(page)).toContainText('Em 5 dias');
  await answer(page)
    .getByRole('button', { name: /^Mudar meu dia para / })
    .click();
  await expect(nextDose(page)).toContainText('Em 7 dias');
  await dialog(page, 'Dia de aplicar alterado')
    .getByRole('button', { name: 'Desfazer', exact: true })
    .click();
  await expect(nextDose(page)).toContainText('Em 5 dias');
});

test('a second dose too soon is refused, and accepted only when it is meant', async ({
  page,
  complaints,
}) => {
  const pen = await addOzempic(page);
  await applyFrom(page, pen, 1);
  await goOrLoad(page, '/applications?open=new');
  const form = dialog(page, 'Nova aplicação');
  await form.getByLabel('Dose', { exact: true }).fill('0,5');
  await record(page);
  const question = page.getByRole('group', { name: /Esta dose fica perto de outra/ });
  await expect(question).toContainText(
    /pelo menos 72 horas entre duas doses\. A sua próxima planejada é .* às \d\d:\d\d\./,
  );
  await question.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(form.getByLabel('Dose', { exact: true })).toHaveValue('0,5');
  expect(await mgTaken(page, pen)).toBe(1);

  await record(page);
  await press(page, 'Registrar mesmo assim');
  await expect(answer(page)).toContainText('Ozempic 0,5 mg');
  expect(await mgTaken(page, pen)).toBe(1.5);
  expectOnlyConflicts(complaints);
});

test('an edited or deleted application changes the stock of its pen', async ({ page }) => {
  const pen = await addOzempic(page);
  await applyFrom(page, pen, 8);
  await applyFrom(page, pen, 1);
  await goOrLoad(page, '/applications?tab=history');
  await expect(page.getByText('2 aplicações')).toBeVisible();
  await act(page, 'Editar');
  const form = dialog(page, 'Editar aplicação');
  await form.getByLabel('Dose', { exact: true }).fill('0,5');
  await form.getByText('Mais detalhes').click();
  await form.getByLabel('Reações no local').fill('Vermelhidão');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(months(page).first()).toContainText('Reações: Vermelhidão');
  expect(await mgTaken(page, pen)).toBe(1.5);
  await toast(page, 'Aplicação alterada').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(toast(page, 'Alteração desfeita')).toBeVisible();
  expect(await mgTaken(page, pen)).toBe(2);

  await act(page, 'Excluir');
  // The safe answer has the focus.
  await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toBeFocused();
  await press(page, 'Confirmar Exclusão');
  await expect(page.getByText('1 aplicação', { exact: true })).toBeVisible();
  expect(await mgTaken(page, pen)).toBe(1);
  await toast(page, 'Aplicação excluída').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('2 aplicações')).toBeVisible();
  expect(await mgTaken(page, pen)).toBe(2);
});

test('a treatment from before the app is entered at once, looked through, and undone', async ({
  page,
  complaints,
}) => {
  await goOrLoad(page, '/applications');
  await press(page, 'Já uso há um tempo: lançar aplicações anteriores');
  const form = dialog(page, 'Lançar aplicações anteriores');
  await form.getByRole('button', { name: /Medicamento/ }).click();
  await page.getByRole('option', { name: /^Ozempic/ }).click();
  await form.getByLabel('Primeira aplicação').fill(written(inDays(-71)));
  await form.getByLabel('Hora').fill('00:00');
  await press(page, 'Ver as datas');
  await expect(form.getByRole('listitem')).toHaveCount(11);
  await form.getByRole('button', { name: `Remover ${written(inDays(-64))}` }).click();
  await form.getByRole('button', { name: `Corrigir ${written(inDays(-57))}` }).click();
  await form.getByLabel('Dose', { exact: true }).fill('0,5');
  await press(page, 'Pronto');
  await press(page, 'Lançar 10 aplicações');
  // 0,5 mg after two weeks of 0,25 mg is a step the label has later.
  const doubt = page.getByRole('group', { name: /são pelo menos 4 semanas com 0,25 mg/ });
  await doubt.getByRole('button', { name: 'Lançar mesmo assim' }).click();
  await expect(toast(page, '10 aplicações lançadas')).toBeVisible();
  await expect(nextDose(page)).toContainText('Em 6 dias');
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText('10 aplicações', { exact: true })).toBeVisible();
  await toast(page, '10 aplicações lançadas').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('Nenhuma aplicação registrada')).toBeVisible();
  expectOnlyConflicts(complaints);
});

test('a treatment without a plan is paused, Hoje follows, and one press resumes it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addOzempic(page);
  await applyBefore(page, 3);
  await goOrLoad(page, '/applications');
  await expect(nextDose(page)).toContainText('Em 4 dias');
  await page.getByRole('button', { name: /^Pausar tratamento/ }).click();
  const sheet = dialog(page, 'Pausar tratamento');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Pausar', exact: true }).click();
  const paused = page.getByRole('region', { name: 'Tratamento em pausa' });
  await expect(paused).toContainText('Sem doses por agora');
  await goOrLoad(page, '/dashboard');
  await expect(paused).toContainText('Sem doses por agora');
  await goOrLoad(page, '/applications');
  await page.getByRole('button', { name: /^Retomar tratamento/ }).click();
  await expect(nextDose(page)).toContainText('Em 4 dias');
});
