import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { PHONE, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openCard(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Editar ${title}` }).click();
  await expect(dialog(page, title)).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option }).click();
  // The list gives the focus back when it has gone; typing elsewhere before that would lose it again.
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** Saved, said so, closed by itself. */
async function save(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`${title} salvo`)).toBeVisible();
  // The one of the section saved before may still be there, below.
  await expect(page.getByText('Dados atualizados com sucesso ✓').first()).toBeVisible();
  await expect(dialog(page, title)).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
}

async function expectFacts(page: Page, title: string, facts: RegExp[]): Promise<void> {
  for (const fact of facts) await expect(card(page, title)).toContainText(fact);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('every section is saved and still there after a reload', async ({ page }) => {
    test.slow();
    await signUp(page);
    await goOrLoad(page, '/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();

    await openCard(page, 'Informações Pessoais');
    await field(page, 'Nome').fill('Ana Lima');
    await field(page, 'Telefone').fill('');
    await field(page, 'Telefone').pressSequentially('2133334444');
    await choose(page, 'Gênero', 'Outro');
    const zone = page.getByRole('combobox', { name: 'Fuso horário' });
    await zone.click();
    await zone.pressSequentially('manaus', { delay: 30 });
    await expect(zone).toHaveValue('manaus');
    await expect(page.getByRole('option')).toHaveText('Manaus (Amazonas leste)');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await save(page, 'Informações Pessoais');

    await openCard(page, 'Dados Físicos');
    await field(page, 'Altura').fill('170,5');
    await field(page, 'Peso meta').fill('70.5');
    await field(page, 'Início do tratamento').pressSequentially('01092025');
    await expect(dialog(page, 'Dados Físicos').getByText('31,8')).toBeVisible();
    await page.getByText('Libras').click();
    await expect(field(page, 'Peso inicial')).toHaveValue('203,7');
    await save(page, 'Dados Físicos');

    await openCard(page, 'Informações Médicas');
    await choose(page, 'Tipo de diabetes', 'Pré-diabetes');
    await field(page, 'HbA1c').fill('6,1');
    await field(page, 'Pressão arterial').pressSequentially('11876');
    await field(page, 'Alergias').pressSequentially('Dipirona,dipirona,Camarão');
    await save(page, 'Informações Médicas');

    await openCard(page, 'Estilo de Vida');
    await choose(page, 'Frequência de exercícios', 'Moderado (3-4x por semana)');
    await choose(page, 'Cigarro', 'Ex-fumante');
    await choose(page, 'Consumo de álcool', 'Ocasionalmente');
    await field(page, 'Horas de sono').fill('8');
    await page.getByRole('button', { name: 'Aumentar nível de estresse' }).click();
    await field(page, 'Água por dia').fill('2,5');
    await save(page, 'Estilo de Vida');

    await page.reload();
    await expectFacts(page, 'Informações Pessoais', [/Ana Lima/, /\(21\) 3333-4444/, /Outro/, /Manaus/]);
    await expectFacts(page, 'Dados Físicos', [/170,5\scm/, /203,7\slb/, /155,4\slb/, /31,8/, /01\/09\/2025/]);
    await expectFacts(page, 'Informações Médicas', [/Pré-diabetes/, /6,1.%/, /118\/76/]);
    await expectFacts(page, 'Estilo de Vida', [
      /Moderado/,
      /8\sh\/noite/,
      /1 de 10/,
      /2,5\sL\/dia/,
      /Completo/,
    ]);
    await expect(card(page, 'Progresso do Tratamento')).toContainText(/Falta para a meta48,3\slb/);
    const allergies = card(page, 'Informações Médicas').getByRole('listitem');
    await expect(allergies).toHaveText(['Dipirona', 'Camarão']);
  });
});

test('a refusal leaves the dialog as it was typed', async ({ page, complaints }) => {
  await signUp(page);
  await goOrLoad(page, '/profile?open=medical');
  await field(page, 'HbA1c').fill('6,4');
  await field(page, 'Alergias').fill('Dipirona');
  await page.route('**/api/users/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(dialog(page, 'Informações Médicas').getByRole('alert')).toContainText(
    'Erro ao atualizar perfil: Erro de conexão',
  );
  await expect(field(page, 'HbA1c')).toHaveValue('6,4');
  await expect(page.getByRole('button', { name: 'Remover Dipirona' })).toBeVisible();
  await expectAccessible(page);

  await field(page, 'Pressão arterial').fill('12/8');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/Confira a pressão/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Descartar o que você digitou?')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await page.unroute('**/api/users/profile');
  await field(page, 'Pressão arterial').fill('120/80');
  await save(page, 'Informações Médicas');
  await page.reload();
  await expectFacts(page, 'Informações Médicas', [/6,4.%/, /120\/80/, /Dipirona/]);
  // The browser itself reports the call that could not be made.
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('a dialog opens by keyboard, keeps the page in place and gives the focus back', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/dashboard');
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  const edit = page.getByRole('button', { name: 'Editar Estilo de Vida' });
  // Low enough for the page to be scrolled.
  await page.setViewportSize({ ...PHONE, height: 480 });
  await edit.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Estilo de Vida')).toBeVisible();
  await expect(page).toHaveURL(/\?open=lifestyle$/);
  await page.goBack();
  await expect(dialog(page, 'Estilo de Vida')).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(edit).toBeFocused();
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a picture is placed, saved, shown everywhere and removed', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/profile');
  await page.getByRole('button', { name: 'Adicionar foto', exact: true }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'grande.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
  await expect(page.getByText('Arquivo grande.png é muito grande. Máximo 10MB')).toBeVisible();

  const picture = await halfRedHalfBlue();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'praia.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Como sua foto vai ficar' })).toBeVisible();
  await expectAccessible(page);
  // The left end of the picture is red.
  await page.getByRole('slider', { name: 'Mover para os lados' }).fill('0');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Foto salva')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Foto de perfil' })).toBeHidden();
  await expect(page.getByRole('banner').locator('img[src*="avatar"]')).toBeVisible();

  await page.reload();
  const shown = page.getByRole('button', { name: 'Trocar foto' }).locator('img');
  await expect(shown).toBeVisible();
  expect(await colourOf(page)).toMatchObject({ width: 512, height: 512, isRed: true });
  await expect(page.getByRole('banner').locator('img[src*="avatar"]')).toBeVisible();

  await page.getByRole('button', { name: 'Trocar foto' }).click();
  await page.getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.getByText('Foto removida')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(shown).toBeVisible();
  expect(await colourOf(page)).toMatchObject({ width: 512, height: 512, isRed: true });
  await page.getByRole('button', { name: 'Trocar foto' }).click();
  await page.getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.getByRole('button', { name: 'Adicionar foto', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Adicionar foto', exact: true })).toHaveText('A');
});

test('a session that ended leads to the sign-in, and back to the dialog', async ({
  page,
  context,
  complaints,
}) => {
  const account = await signUp(page);
  await goOrLoad(page, '/profile?open=personal');
  await field(page, 'Nome').fill('Ana Lima');
  await context.clearCookies({ name: /__Host-leveza-(access|refresh)/ });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog(page, 'Informações Pessoais')).toBeVisible();
  expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
  complaints.length = 0;
});

/** A picture of 800 × 400, its left half red. */
async function halfRedHalfBlue(): Promise<Buffer> {
  const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp') as (
    options: object,
  ) => { composite: (parts: object[]) => { png: () => { toBuffer: () => Promise<Buffer> } } };
  const blue = { width: 800, height: 400, channels: 3, background: '#0000ff' };
  const red = { ...blue, width: 400, background: '#ff0000' };
  return sharp({ create: blue })
    .composite([{ input: { create: red }, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** The picture of the page, as the browser decodes it. */
function colourOf(page: Page) {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main img[src*="avatar"]')!;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(canvas.width - 20, canvas.height / 2, 1, 1).data;
    return { width: canvas.width, height: canvas.height, isRed: red > 200 && blue < 60 };
  });
}
