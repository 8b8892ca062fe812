import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, countTaps, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox, inDays, takeFrom, written } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const names = (page: Page) =>
  page
    .getByRole('button', { name: /^Detalhes: / })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')!.slice(10)));
const chosen = async (page: Page) => (await names(page)).filter((name) => !name.startsWith('Reserva'));
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const openDetails = (page: Page, name: string) =>
  page.getByRole('button', { name: `Detalhes: ${name}` }).click();

/** Waits for the message of a step, and takes all away before those of the next are looked for. */
async function closeToasts(page: Page, awaited: string): Promise<void> {
  await expect(toast(page, awaited)).toBeVisible();
  const close = page.getByRole('button', { name: 'Fechar aviso', exact: true });
  // One that goes by itself meanwhile is closed too.
  const left = () =>
    close.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
      return buttons.length;
    });
  await expect.poll(left).toBe(0);
}

/** The browser itself reports a refused call; nothing else may be there. */
function expectOnlyConflicts(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a box is opened and taken from; the dose is undone, and stays in the history', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await addBox(page, 'vitamina d', { customName: 'Vitamina D3', frequencyTimes: 1, frequencyPer: 'day' });
  await goOrLoad(page, '/supplement-store');
  await expect(card(page, 'Vitamina D3')).toContainText('FECHADO');
  await page.getByRole('button', { name: 'Tomar: Vitamina D3' }).click();
  await expect(toast(page, 'Caixa aberta e uso de Vitamina D3 registrado')).toContainText(
    'Restam 29 cápsulas.',
  );
  await expect(card(page, 'Vitamina D3')).toContainText('29 de 30 cápsulas');
  await expect(card(page, 'Vitamina D3')).toContainText('ABERTO');
  await toast(page, 'Caixa aberta').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(card(page, 'Vitamina D3')).toContainText('30 de 30 cápsulas');
  await expect(card(page, 'Vitamina D3')).toContainText('FECHADO');
  await closeToasts(page, 'Uso de Vitamina D3 desfeito');

  await openDetails(page, 'Vitamina D3');
  await page.getByRole('button', { name: 'Abrir Caixa' }).click();
  await expect(dialog(page, 'Abrir Caixa').getByRole('button', { name: 'Abrir em...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Abrir Agora', exact: true }).click();
  await expect(card(page, 'Vitamina D3')).toContainText('ABERTO');
  await closeToasts(page, 'Caixa aberta');
  await openDetails(page, 'Vitamina D3');
  await dialog(page, 'Detalhes do Suplemento').getByRole('button', { name: 'Tomar', exact: true }).click();
  await expect(dialog(page, 'Registrar Uso')).toContainText('Restam 30 cápsulas nesta caixa.');
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click();
  await expect(page.getByLabel('Quantidade', { exact: true })).toHaveValue('1,1');
  await page.getByLabel('Quantidade', { exact: true }).fill('0,5');
  await page.getByRole('radio', { name: 'Ontem' }).click({ force: true });
  await page.getByLabel('Hora').fill('21:30');
  await page
    .getByRole('button', { name: `Registrar em ${written(inDays(-1)).slice(0, 5)} às 21:30` })
    .click();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(card(page, 'Vitamina D3')).toContainText('29,5 de 30 cápsulas');

  await goOn(page, '/medicacoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Histórico de Medicações');
  await expect(page.getByText('Nada registrado hoje.')).toBeVisible();
  const yesterday = page.getByRole('list', { name: /^Usos de/ }).getByRole('listitem');
  await expect(yesterday).toContainText('Tomado às 21:30 · Noite');
  await expect(yesterday).toContainText('0,5 cápsula');
});

test('a medicine is taken with its own words and limits, and the history records another', async ({
  page,
}) => {
  await addBox(page, 'losartana', { customName: 'Losartana', unitType: 'tablets', openedDate: inDays(-2) });
  await goOrLoad(page, '/medication-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medicamentos - Estoque');
  await openDetails(page, 'Losartana');
  await dialog(page, 'Detalhes do Medicamento').getByRole('button', { name: 'Tomar Medicamento' }).click();
  const taking = dialog(page, 'Tomar Medicamento');
  const quantity = taking.getByLabel('Quantidade', { exact: true });
  for (const wrong of ['0,3', '10,5', '0']) {
    await quantity.fill(wrong);
    await expect(taking.getByRole('button', { name: 'Tomar Agora', exact: true })).toBeDisabled();
  }
  await quantity.fill('1.5');
  await taking.getByLabel('Observação (opcional)').fill('Em jejum');
  await taking.getByRole('button', { name: 'Tomar Agora', exact: true }).click();
  await expect(card(page, 'Losartana')).toContainText('28,5 de 30 comprimidos');

  await goOn(page, '/medicacoes');
  const today = page.getByRole('list', { name: 'Usos de hoje' });
  await expect(today.getByRole('listitem')).toContainText(['1,5 comprimido']);
  await expect(today).toContainText('Em jejum');
  await page.getByRole('button', { name: 'Registrar Uso' }).click();
  await dialog(page, 'Registrar Uso')
    .getByRole('button', { name: /Losartana/ })
    .click();
  await dialog(page, 'Tomar Medicamento').getByRole('button', { name: 'Tomar Agora', exact: true }).click();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(today.getByRole('listitem')).toHaveCount(2);

  await today
    .getByRole('button', { name: /Excluir uso de Losartana/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await expect(today.getByRole('listitem')).toHaveCount(1);
  await toast(page, 'Uso de Losartana excluído')
    .getByRole('button', { name: 'Desfazer', exact: true })
    .click();
  await expect(today.getByRole('listitem')).toHaveCount(2);
  await expect(today).toContainText('Em jejum');
});

test('from any screen a medicine takes three taps, also from a closed box', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addBox(page, 'losartana', { customName: 'Losartana', unitType: 'tablets' });
  await goOrLoad(page, '/calendar');
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByRole('button', { name: 'Remédio' }).click();
  await page.getByRole('button', { name: 'Tomar Losartana' }).click();
  const told = dialog(page, 'Uso de Losartana registrado com sucesso!');
  await expect(told).toContainText('A caixa foi aberta.');
  await expect(told.getByText('Restam 29 comprimidos')).toHaveCount(1);
  expect(await taps('a medicine')).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
});

test('without a box a medicine is written down inside the sheet, and stands in the history', async ({
  page,
}) => {
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByRole('button', { name: 'Remédio' }).click();
  const form = dialog(page, 'Registrar Uso');
  await form.getByRole('combobox', { name: 'O que você tomou?' }).fill('paracetamol 750');
  await page
    .getByRole('option', { name: /^Paracetamol 750 mg/ })
    .first()
    .click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Registrar', exact: true }).click();
  const told = dialog(page, 'Uso de Paracetamol 750 mg registrado com sucesso!');
  await expect(told).toContainText('Fora do estoque');
  await told.getByRole('button', { name: 'Concluir', exact: true }).click();
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
  await form.getByLabel('Preço da caixa').fill('45,90');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();

  const details = dialog(page, 'Detalhes do Suplemento');
  await expect(details).toContainText('27 de 30 cápsulas');
  await expect(details).toContainText('Drogaria do bairro');
  await expect(details).toContainText(/R\$\s45,90/);
  const ledger = details.getByRole('list', { name: 'Movimentações' });
  await expect(ledger.getByRole('listitem').first()).toContainText('Ajuste');
  await expect(ledger.getByRole('listitem').first()).toContainText('−3 cápsulas');
  await expect(ledger.getByRole('listitem').first()).toContainText('Contei de novo');
  await expect(ledger.getByRole('listitem').last()).toContainText('Compra');

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
  await toast(page, 'Losartana removido do estoque')
    .getByRole('button', { name: 'Desfazer', exact: true })
    .click();
  await expect(card(page, 'Losartana')).toContainText('28 de 30 comprimidos');
});

test('the shelf is searched and sorted, and the address keeps how', async ({ page }) => {
  await addBox(page, 'omega 3', { customName: 'Ômega 3', purchasePrice: '90', isFavorite: true });
  await addBox(page, 'zinco', {
    customName: 'Zinco',
    currentQuantity: 5,
    expiryDate: inDays(5),
    purchasePrice: '40',
  });
  await addBox(page, 'acido folico', {
    customName: 'Ácido fólico',
    openedDate: inDays(-1),
    purchasePrice: '15',
  });
  // From six products on there is something to search.
  for (const [n, product] of ['magnesio', 'creatina', 'vitamina c'].entries()) {
    await addBox(page, product, { customName: `Reserva ${n + 1}` });
  }
  await goOrLoad(page, '/supplement-store');
  await expect(card(page, 'Zinco')).toBeVisible();
  expect(await chosen(page)).toEqual(['Zinco', 'Ácido fólico', 'Ômega 3']);

  await page.getByRole('button', { name: /Ordenar por/ }).click();
  await page.getByRole('option', { name: 'Preço' }).click();
  await expect.poll(() => chosen(page)).toEqual(['Ômega 3', 'Zinco', 'Ácido fólico']);
  await page.getByRole('button', { name: /Ordenar por/ }).click();
  await page.getByRole('option', { name: 'Nome' }).click();
  await expect.poll(() => chosen(page)).toEqual(['Ácido fólico', 'Ômega 3', 'Zinco']);
  await page.getByRole('button', { name: 'Favoritos primeiro' }).click();
  await expect(page).toHaveURL(/sort=name&fav=1/);
  await page.reload();
  await expect.poll(() => chosen(page)).toEqual(['Ômega 3', 'Ácido fólico', 'Zinco']);

  await page.getByRole('searchbox').pressSequentially('ACIDO');
  await expect.poll(() => chosen(page)).toEqual(['Ácido fólico']);
  await page.getByRole('searchbox').pressSequentially('xyz');
  await expect(page.getByText(/Nada encontrado para/)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).last().click();
  await expect.poll(() => chosen(page)).toHaveLength(3);
});

test('a second open box of a product and an expired box are asked about', async ({ page, complaints }) => {
  await addBox(page, 'omega 3', { customName: 'Ômega 3', boxes: 2, expiryDate: inDays(-1) });
  await goOrLoad(page, '/supplement-store');
  await expect(card(page, 'Ômega 3 - Caixa 1')).toContainText('VENCIDO');
  await openDetails(page, 'Ômega 3 - Caixa 1');
  await expect(dialog(page, 'Detalhes do Suplemento')).toContainText('2 caixas · 60 cápsulas no total');
  await page.getByRole('button', { name: 'Abrir Caixa' }).click();
  await page.getByLabel('Data de abertura').pressSequentially(written(inDays(-2)).replaceAll('/', ''));
  await page.getByRole('button', { name: `Abrir em ${written(inDays(-2))}` }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeToasts(page, 'Caixa aberta');

  await page.getByRole('button', { name: /^Mais 1 caixa/ }).click();
  await page.getByRole('button', { name: 'Tomar: Ômega 3 - Caixa 2' }).click();
  await page.getByRole('button', { name: 'Tomar Agora', exact: true }).click();
  await expect(page.getByText('Ao tomar desta, ela fica aberta também.')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openDetails(page, 'Ômega 3 - Caixa 2');
  await page.getByRole('button', { name: 'Abrir Caixa' }).click();
  await page.getByRole('button', { name: 'Abrir Agora', exact: true }).click();
  await expect(page.getByText('Já existe uma caixa deste produto aberta.')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir outra caixa' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeToasts(page, 'Caixa aberta');

  await page.getByRole('button', { name: 'Tomar: Ômega 3 - Caixa 1' }).click();
  await page.getByRole('button', { name: 'Tomar Agora', exact: true }).click();
  await expect(page.getByText('Quer registrar o uso mesmo assim?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Registrar mesmo assim' }).click();
  await expect(card(page, 'Ômega 3 - Caixa 1')).toContainText('29 de 30 cápsulas');
  expectOnlyConflicts(complaints);
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
