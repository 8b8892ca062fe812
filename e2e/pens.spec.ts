import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { addPen, OZEMPIC } from './pens-at-home.ts';
import { inDays, written } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const lead = (page: Page) => page.locator('[data-lead]');
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
  await add(page).getByText('Mais detalhes').click();
  await add(page).getByLabel('Lote').fill('MP5A064');
  await expect(add(page)).toContainText('O lote MP5A064 de Ozempic aparece entre os falsificados.');
  await expectAccessible(page);
  await add(page).getByLabel('Lote').fill('');
  await add(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(lead(page)).toContainText('Lacrada');
  await expect(lead(page)).toContainText('4 doses');
  await expect(page.getByText(/R\$\s262,50/)).toBeVisible();

  await page.getByRole('button', { name: 'Abrir: Ozempic' }).click();
  await expect(dialog(page, 'Abrir caneta')).toContainText('ela vale por 42 dias');
  // The chip lies under the last press, where a second tap is shielded off: the label waits for that, a forced press does not.
  await dialog(page, 'Abrir caneta').getByText('Outro dia', { exact: true }).click();
  await page.getByLabel('Data', { exact: true }).pressSequentially(written(inDays(-3)).replaceAll('/', ''));
  await page.getByLabel('Hora').pressSequentially('0730');
  await page.getByRole('button', { name: `Abrir em ${written(inDays(-3)).slice(0, 5)} às 07:30` }).click();
  await expect(lead(page)).toContainText('Caneta em uso');
  await expect(lead(page)).toContainText(`Use até ${written(inDays(39))} (após aberta)`);
  await undo(page, 'Ozempic aberta');
  await expect(lead(page)).toContainText('Lacrada');
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
  const ledger = shown.getByRole('list', { name: 'Movimentações' });
  await expect(ledger.getByRole('listitem').first()).toContainText(/Ajuste.*Veio começada/);

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

test('a receita is kept with its file, downloaded, and joins the timeline', async ({ page }) => {
  await goOrLoad(page, '/medications');
  await page.getByText('Próxima compra e receita').click();
  await page.getByRole('button', { name: 'Adicionar receita' }).click();
  const form = dialog(page, 'Adicionar receita');
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
