import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, countTaps, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox, inDays, takeFrom, written } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const openDetails = (page: Page, name: string) =>
  page.getByRole('button', { name: `Detalhes: ${name}` }).click();

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a closed box is taken from, and the dose undone; the use of a box is deleted and comes back', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await addBox(page, 'vitamina d', { customName: 'Vitamina D3', frequencyTimes: 1, frequencyPer: 'day' });
  await goOrLoad(page, '/supplement-store');
  await page.getByRole('button', { name: 'Tomar agora: Vitamina D3' }).click();
  await expect(card(page, 'Vitamina D3')).toContainText(/29\sde\s30\scápsulas.*ABERTO/);
  await toast(page, 'Caixa aberta').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(card(page, 'Vitamina D3')).toContainText(/30\sde\s30\scápsulas.*FECHADO/);

  await openDetails(page, 'Vitamina D3');
  await page.getByRole('button', { name: 'Abrir Caixa' }).click();
  await page.getByRole('button', { name: 'Abrir Agora', exact: true }).click();
  await expect(card(page, 'Vitamina D3')).toContainText('ABERTO');
  await openDetails(page, 'Vitamina D3');
  await dialog(page, 'Detalhes do Suplemento').getByRole('button', { name: 'Tomar', exact: true }).click();
  await page.getByLabel('Quantidade', { exact: true }).fill('0,5');
  await page.getByRole('radio', { name: 'Ontem' }).click({ force: true });
  await page.getByLabel('Hora').fill('21:30');
  await page
    .getByRole('button', { name: `Registrar em ${written(inDays(-1)).slice(0, 5)} às 21:30` })
    .click();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(card(page, 'Vitamina D3')).toContainText('29,5 de 30 cápsulas');

  await goOn(page, '/medicacoes');
  const yesterday = page.getByRole('list', { name: /^Usos de/ });
  await expect(yesterday).toContainText('Tomado às 21:30 · Noite');
  await page.getByRole('button', { name: /Excluir uso de Vitamina D3/ }).click();
  await page.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await expect(yesterday).toHaveCount(0);
  await toast(page, 'Uso excluído: Vitamina D3')
    .getByRole('button', { name: 'Desfazer', exact: true })
    .click();
  await expect(yesterday).toContainText('0,5 cápsula');
});

test('from any screen a medicine takes three taps, also from a closed box', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addBox(page, 'losartana', { customName: 'Losartana', unitType: 'tablets' });
  await goOrLoad(page, '/calendar');
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByRole('button', { name: 'Remédio' }).click();
  await page.getByRole('button', { name: 'Tomar Losartana' }).click();
  const answer = dialog(page, 'Uso de Losartana registrado com sucesso!');
  await expect(answer).toContainText('A caixa foi aberta.');
  await expect(answer.getByText('Restam 29 comprimidos')).toHaveCount(1);
  expect(await taps('a medicine')).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
});

test('without a box a medicine is written down inside the sheet, and stands in the history', async ({
  page,
}) => {
  await goOrLoad(page, '/calendar');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByRole('button', { name: 'Remédio' }).click();
  const form = dialog(page, 'Registrar Uso');
  await form.getByRole('combobox', { name: 'O que você tomou?' }).fill('paracetamol 750');
  await page
    .getByRole('option', { name: /^Paracetamol 750 mg/ })
    .first()
    .click();
  // The list fades out: axe would measure its half-faded words.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Registrar', exact: true }).click();
  const answer = dialog(page, 'Uso de Paracetamol 750 mg registrado com sucesso!');
  await expect(answer).toContainText('Fora do estoque');
  await answer.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await goOn(page, '/medicacoes');
  const today = page.getByRole('list', { name: 'Usos de hoje' });
  await expect(today.getByRole('listitem')).toContainText(['fora do estoque']);
});

test('a corrected quantity and a loss are lines of the ledger', async ({ page }) => {
  await addBox(page, 'zinco', { customName: 'Zinco' });
  await goOrLoad(page, '/supplement-store');
  await openDetails(page, 'Zinco');
  await dialog(page, 'Detalhes do Suplemento').getByRole('button', { name: 'Editar', exact: true }).click();
  const form = dialog(page, 'Editar Suplemento');
  await form.getByLabel('Quantidade restante').fill('27');
  await form.getByLabel('Motivo do ajuste (opcional)').fill('Contei de novo');
  await form.getByLabel('Loja').fill('Drogaria do bairro');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();

  const details = dialog(page, 'Detalhes do Suplemento');
  await expect(details).toContainText('27 de 30 cápsulas');
  await expect(details).toContainText('Drogaria do bairro');
  const ledger = details.getByRole('list', { name: 'Movimentações' });
  await expect(ledger.getByRole('listitem').first()).toContainText(/Ajuste.*−3\scápsulas.*Contei de novo/);

  await details.getByRole('button', { name: 'Registrar perda ou descarte' }).click();
  const loss = details.getByRole('form', { name: 'Registrar perda ou descarte' });
  await loss.getByLabel('Quantidade', { exact: true }).fill('2');
  await loss.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(ledger.getByRole('listitem').first()).toContainText('Perda');
  await expect(details).toContainText('25 de 30 cápsulas');
});

test('a box is deleted after one question and comes back as it was', async ({ page }) => {
  const item = await addBox(page, 'losartana', {
    customName: 'Losartana',
    unitType: 'tablets',
    openedDate: inDays(-2),
  });
  await takeFrom(page, item, { quantityUsed: 2 });
  await goOrLoad(page, '/medication-store');
  await openDetails(page, 'Losartana');
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await expect(page.getByText('Nenhum medicamento cadastrado')).toBeVisible();
  await toast(page, 'Removido do estoque').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(card(page, 'Losartana')).toContainText('28 de 30 comprimidos');
});

test('by keyboard alone: details open, back closes them, and the focus returns to the card', async ({
  page,
}) => {
  await addBox(page, 'zinco', { customName: 'Zinco' });
  await goOrLoad(page, '/dashboard');
  await page.getByRole('link', { name: 'Suplementos', exact: true }).click();
  const button = page.getByRole('button', { name: 'Detalhes: Zinco' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Detalhes do Suplemento')).toBeVisible();
  await page.getByRole('button', { name: 'Editar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Editar Suplemento')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Detalhes do Suplemento')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/supplement-store$/);
  await expect(button).toBeFocused();
});
