import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { addPen, OZEMPIC, VIALS } from './pens-at-home.ts';
import { inDays, written } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const lead = (page: Page) => page.locator('[data-lead]');
const shelf = (page: Page) => page.getByRole('list', { name: 'Canetas GLP-1', exact: true });
const names = (page: Page) => shelf(page).locator('> li > div > button .font-semibold').allTextContents();
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const add = (page: Page) => dialog(page, 'Adicionar Caneta');
const undo = (page: Page, text: string) =>
  toast(page, text).getByRole('button', { name: 'Desfazer', exact: true }).click();
const details = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Detalhes: ${name}` }).click();
  return dialog(page, name);
};

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a known pen is stocked with its price and its date, then opened, and sealed again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await goOrLoad(page, '/medications');
  await expect(page.getByText('Nenhuma caneta cadastrada')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar Caneta' }).click();
  await add(page).getByRole('button', { name: 'Ozempic', exact: true }).click();
  await add(page).getByRole('button', { name: 'Ozempic 1 mg' }).click();
  await add(page).getByLabel('Preço pago').fill('1050,00');
  await add(page)
    .getByLabel('Data de validade')
    .fill(written(inDays(400)));
  await add(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(lead(page)).toContainText('Próxima caneta');
  await expect(lead(page)).toContainText('Lacrada');
  await expect(lead(page)).toContainText('4 doses');
  await expect(page.getByText('doses em casa')).toBeVisible();
  await expect(page.getByText(/R\$\s262,50/)).toBeVisible();

  await page.getByRole('button', { name: 'Abrir: Ozempic' }).click();
  await expect(dialog(page, 'Abrir caneta')).toContainText('ela vale por 42 dias');
  await page.getByLabel('Data', { exact: true }).pressSequentially(written(inDays(-3)).replaceAll('/', ''));
  await page.getByLabel('Hora').pressSequentially('0730');
  await page.getByRole('button', { name: `Abrir em ${written(inDays(-3))} às 07:30` }).click();
  await expect(lead(page)).toContainText('Caneta em uso');
  await expect(lead(page)).toContainText(`Use até ${written(inDays(39))} (após aberta)`);
  await undo(page, 'Ozempic aberta');
  await expect(lead(page)).toContainText('Lacrada');
});

test('vials of a medicine nobody knows are stocked once nothing is missing', async ({ page }) => {
  await goOrLoad(page, '/medications?add=1');
  await add(page).getByRole('button', { name: 'Outro medicamento' }).click();
  await add(page).getByText('Frasco ou ampola', { exact: true }).click();
  await add(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(add(page).getByText('Fabricante é obrigatório')).toBeVisible();
  await expectAccessible(page);
  await add(page).getByLabel('Nome do medicamento').fill('Tirzepatida da farmácia');
  await add(page).getByLabel('Princípio ativo').fill('Tirzepatida');
  await add(page).getByLabel('Fabricante').fill('Farmácia de manipulação');
  for (const [name, value] of [
    ['Concentração', '10'],
    ['Dose atual', '2,5'],
  ] as const) {
    const field = add(page).getByRole('combobox', { name });
    await field.fill(value);
    // Leaves the list that opened.
    await field.press('Tab');
  }
  await add(page).getByLabel('Preço pago').fill('800');
  await add(page)
    .getByLabel('Data de validade')
    .fill(written(inDays(90)));
  await add(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(lead(page)).toContainText('Tirzepatida da farmácia');
  await expect(lead(page)).toContainText('8 doses');
  await expect(lead(page).getByRole('img', { name: '4 ampolas: 4 lacradas' })).toBeVisible();
});

test('a correction, a purge and a discard are lines of the ledger; the discard is taken back', async ({
  page,
}) => {
  await addPen(page, OZEMPIC);
  await goOrLoad(page, '/medications');
  await (await details(page, 'Ozempic')).getByRole('button', { name: 'Editar', exact: true }).click();
  const form = dialog(page, 'Editar caneta');
  await form.getByLabel('Volume que resta').fill('2,25');
  await form.getByLabel('Motivo do ajuste (opcional)').fill('Veio começada');
  await form.getByLabel('Local de compra').fill('Drogaria do bairro');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();

  const shown = dialog(page, 'Ozempic');
  await expect(shown).toContainText('3 doses de 1 mg');
  await expect(shown).toContainText('Drogaria do bairro');
  await expect(shown).toContainText('Conservação');
  const ledger = shown.getByRole('list', { name: 'Movimentações' });
  await expect(ledger.getByRole('listitem').first()).toContainText('Ajuste');
  await expect(ledger).toContainText('Veio começada');
  await expect(ledger.getByRole('listitem').last()).toContainText('Compra');

  await shown.getByRole('button', { name: 'Registrar purga/perda' }).click();
  const loss = shown.getByRole('form', { name: 'Registrar purga/perda' });
  await loss.getByLabel('Quantidade').fill('0,5');
  await loss.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(ledger.getByRole('listitem').first()).toContainText('Purga');
  // A purge takes from the mg of a pen of fixed doses, and from none of them.
  await expect(shown).toContainText(/3 doses de 1\smg, de 4Restam 2,5\smg/);

  await shown.getByRole('button', { name: 'Descartar', exact: true }).click();
  await shown.getByRole('button', { name: 'Confirmar Descarte' }).click();
  await expect(shown).toContainText('Vazia');
  await undo(page, 'Descarte registrado');
  await expect(shown).toContainText(/3 doses de 1\smg, de 4Restam 2,5\smg/);
});

test('a pen is deleted after one question and comes back as it was', async ({ page }) => {
  await addPen(page, OZEMPIC);
  await goOrLoad(page, '/medications');
  const shown = await details(page, 'Ozempic');
  await shown.getByRole('button', { name: 'Excluir', exact: true }).click();
  await shown.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await expect(page.getByText('Nenhuma caneta cadastrada')).toBeVisible();
  await undo(page, 'Ozempic excluída');
  await expect(lead(page)).toContainText('4 doses');
});

test('a shelf of many pens stays short, and is searched and sorted; the address keeps how', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await addPen(page, { ...OZEMPIC, pricePaid: 900, purchaseDate: inDays(-9), copies: 6 });
  await addPen(page, { ...VIALS, pricePaid: 1500, expiryDate: inDays(60), purchaseDate: inDays(-5) });
  await addPen(page, { ...OZEMPIC, medicationName: 'Caneta aberta', remainingVolume: 1, pricePaid: 300 });
  for (const medicationName of ['Caneta B', 'Caneta C', 'Caneta D', 'Caneta E']) {
    await addPen(page, { ...OZEMPIC, medicationName, pricePaid: 100 });
  }
  await goOrLoad(page, '/medications');
  await expect(lead(page)).toContainText('Caneta aberta');
  await expect(
    shelf(page).getByRole('button', { name: /^Ozempic 1 mg.*6 lacradas · 24 doses/ }),
  ).toBeVisible();
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  test.info().annotations.push({ type: 'length', description: `/medications, 12 pens: ${length} px` });
  process.stdout.write(`/medications, 12 pens at 390 px: ${length} px\n`);

  for (const [option, first] of [
    ['Preço', 'Mounjaro frasco'],
    ['Volume restante', 'Caneta aberta'],
    ['Nome', 'Caneta aberta'],
  ] as const) {
    await page.getByRole('button', { name: /Ordenar por/ }).click();
    await page.getByRole('option', { name: option }).click();
    await expect.poll(async () => (await names(page))[0]).toContain(first);
  }
  await page.getByRole('searchbox').pressSequentially('tirzepatida');
  await expect.poll(() => names(page)).toEqual([expect.stringContaining('Mounjaro frasco')]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([expect.stringContaining('Mounjaro frasco')]);
  await expect(page).toHaveURL(/sort=name/);
});

test('a prohibited product is recorded with its notice and never suggested; a counterfeit lot warns', async ({
  page,
}) => {
  await goOrLoad(page, '/medications?add=1');
  await expect(add(page).getByRole('button', { name: 'Ozempic', exact: true })).toBeVisible();
  await expect(add(page).getByRole('heading', { name: /TG/ })).toHaveCount(0);
  await add(page).getByRole('searchbox').fill('TG');
  await add(page).getByRole('button', { name: 'TG (tirzepatida) 5 mg', exact: true }).click();
  await expect(add(page)).toContainText('RE 4.030/2025');
  await add(page).getByLabel('Preço pago').fill('700');
  await add(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(lead(page)).toContainText('TG (tirzepatida)');

  // On a page that was just loaded, back leads from the pen to the list and not away.
  await page.goto('/medications?add=ozempic-1');
  await add(page).getByLabel('Preço pago').fill('700');
  await page.goBack();
  await add(page).getByRole('button', { name: 'Ozempic', exact: true }).click();
  await add(page).getByRole('button', { name: 'Ozempic 1 mg', exact: true }).click();
  await expect(add(page).getByLabel('Preço pago')).toHaveValue('700');
  await add(page).getByText('Mais detalhes', { exact: true }).click();
  await add(page).getByLabel('Lote').fill('mp5c 960');
  await expect(add(page)).toContainText('Este lote está em um alerta da Anvisa');
  await expect(add(page)).toContainText('Não use antes de perguntar na farmácia');
  await expectAccessible(page);
  await add(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Lote em alerta da Anvisa').first()).toBeVisible();
});

test('a receita is kept with its file, downloaded, and joins the timeline', async ({ page }) => {
  await goOrLoad(page, '/medications');
  await page.getByText('Próxima compra e receita').click();
  await page.getByRole('button', { name: 'Adicionar receita' }).click();
  const form = dialog(page, 'Adicionar receita');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(form.getByText('Medicamento é obrigatório')).toBeVisible();
  await form.getByLabel('Medicamento').fill('Ozempic 1 mg');
  await form.getByLabel('Data da receita').fill(written(inDays(-10)));
  await form.getByText('Uso contínuo', { exact: true }).click();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'receita.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const list = page.getByRole('list', { name: 'Receitas' });
  await expect(list).toContainText(`Válida até ${written(inDays(80))}`);
  await expect(list).toContainText('Uso contínuo');
  const saved = page.waitForEvent('download');
  await list.getByRole('button', { name: /^Baixar/ }).click();
  expect((await saved).suggestedFilename()).toBe('receita.pdf');

  await page.getByRole('button', { name: 'Alterar antecedência' }).click();
  await page.getByRole('textbox', { name: 'Antecedência da compra' }).fill('15');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('15 dias')).toBeVisible();

  await list.getByRole('button', { name: /^Excluir/ }).click();
  await page.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await expect(page.getByText('Nenhuma receita guardada ainda.')).toBeVisible();
  await undo(page, 'Receita excluída');
  await expect(list).toContainText('Ozempic 1 mg');
});
