import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { findInMail } from './mails.ts';
import { signUp, startDemo } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const NEW_PASSWORD = 'uma outra senha boa';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = (page: Page, name = 'Senha atual') => page.getByRole('textbox', { name, exact: true });

interface Credentials {
  email: string;
  password: string;
}

/** The browser itself reports every refused call; nothing else may be there. */
function expectOnlyRefusals(complaints: string[], status: number): void {
  expect(complaints.filter((text) => !text.includes(`status of ${status}`))).toEqual([]);
  complaints.length = 0;
}

async function enterPassword(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await password(page, 'Senha').fill(account.password);
  await button(page, 'Entrar').click();
}

/** Another device of the same patient. */
async function signInElsewhere(browser: Browser, account: Credentials): Promise<[Page, BrowserContext]> {
  const origin = process.env.LEVEZA_URL!;
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-BR' });
  const reply = await context.request.post('/api/auth/login', { headers: { origin }, data: account });
  expect(reply.ok(), await reply.text()).toBe(true);
  return [await context.newPage(), context];
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/exams');
  await expect(page.getByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
}

test('a new password signs the other device out', async ({ page, browser, complaints }) => {
  const account = await signUp(page);
  const [other, otherContext] = await signInElsewhere(browser, account);
  await goOrLoad(page, '/profile');
  await page.getByRole('button', { name: 'Editar Configurações da Conta' }).click();
  await password(page).fill('não é esta');
  await password(page, 'Nova senha').fill(NEW_PASSWORD);
  await password(page, 'Confirmar nova senha').fill(NEW_PASSWORD);
  await button(page, 'Alterar senha').click();
  await expect(page.getByText('Senha incorreta')).toBeVisible();
  await expect(password(page)).toBeFocused();
  expectOnlyRefusals(complaints, 403);
  await password(page).fill(account.password);
  await button(page, 'Alterar senha').click();
  await expect(page.getByText('1 outra sessão foi encerrada.')).toBeVisible();

  await expectSignedOut(other);
  await enterPassword(other, { ...account, password: NEW_PASSWORD });
  await expect(other).toHaveURL(/\/dashboard$/);
  await otherContext.close();
  await page.goto('/exams');
  await expect(page.getByRole('heading', { level: 1, name: 'Exames Médicos' })).toBeVisible();
});

test('privacy and notifications are saved and survive a reload; private covers the header', async ({
  page,
}) => {
  await signUp(page);
  await goOrLoad(page, '/profile?open=account');
  await page.getByText(/^Privado/).click();
  await page.getByText('Notificações por SMS').click();
  await button(page, 'Salvar').click();
  await expect(page.getByText('Configurações da Conta salvo')).toBeVisible();
  await expect(page.getByText('Dados atualizados com sucesso ✓')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mostrar números' })).toBeVisible();

  await page.goto('/profile?open=account');
  await expect(page.getByRole('radio', { name: /^Privado/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Notificações por SMS' })).toBeChecked();
});

test('two steps: set up with a code, signed in by code, by recovery code once, and turned off', async ({
  page,
  complaints,
}) => {
  test.slow();
  const account = await signUp(page);
  await goOrLoad(page, '/profile?open=account');
  await page.getByText('Verificação em duas etapas (2FA)').click();
  // The settings are still on their way out.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await password(page).fill(account.password);
  await button(page, 'Continuar').click();
  await expect(page.getByRole('img', { name: 'Código QR com a chave abaixo' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await expectAccessible(page);
  await page.getByLabel('Código de 6 números').fill(totp.generate());
  await button(page, 'Habilitar').click();

  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Guarde seus códigos antes de fechar/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os códigos' }).click();
  expect((await download).suggestedFilename()).toBe('leveza-codigos-de-recuperacao.txt');
  await button(page, 'Guardei meus códigos').click();
  await expect(page.getByRole('switch', { name: /duas etapas/ })).toBeChecked();

  await page.context().clearCookies();
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Código de 6 números').fill('000000');
  await button(page, 'Entrar').click();
  await expect(page.getByText(/^Código incorreto ou já usado/)).toBeVisible();
  // The code that confirmed the set-up is spent; the next one is already accepted.
  await page.getByLabel('Código de 6 números').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await button(page, 'Entrar').click();
  await expect(page).toHaveURL(/\/dashboard$/);

  for (const isFirstUse of [true, false]) {
    await page.context().clearCookies();
    await enterPassword(page, account);
    await button(page, 'Usar um código de recuperação').click();
    await enterRecoveryCode(page, first.toUpperCase());
    if (isFirstUse) await expect(page).toHaveURL(/\/dashboard$/);
    else await expect(page.getByText(/^Código incorreto ou já usado/)).toBeVisible();
  }
  expectOnlyRefusals(complaints, 401);
  await enterRecoveryCode(page, second);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile?open=two-factor');
  await expect(page.getByText('Restam 8 códigos de recuperação.')).toBeVisible();
  await button(page, 'Desabilitar').click();
  await password(page).fill(account.password);
  await button(page, 'Desabilitar').click();
  await expect(page.getByText('Verificação em duas etapas desabilitada')).toBeVisible();
  await page.context().clearCookies();
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
});

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de recuperação').fill(code);
  await button(page, 'Entrar').click();
}

test('sessions are listed and ended, one and all, and the log knows the sign-ins', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  const others = [await signInElsewhere(browser, account), await signInElsewhere(browser, account)];
  await goOrLoad(page, '/profile');
  await page.getByRole('heading', { name: 'Segurança', exact: true }).click();
  await page.getByRole('button', { name: /^Sessões abertas/ }).click();
  const rows = page.getByRole('list', { name: 'Aparelhos' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Este aparelho');
  await expect(rows.first()).toContainText('Local desconhecido');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Encerrar/ })
    .click();
  await expect(button(page, 'Cancelar')).toBeFocused();
  await button(page, 'Encerrar').click();
  await expect(rows).toHaveCount(2);
  await button(page, 'Encerrar todas as outras').click();
  await button(page, 'Encerrar todas').click();
  await expect(page.getByText('Sua conta só está aberta neste aparelho.')).toBeVisible();
  for (const [other, context] of others) {
    await expectSignedOut(other);
    await context.close();
  }

  await button(page, 'Fechar').click();
  await expect(page.getByRole('button', { name: /^Sessões abertas/ })).toBeFocused();
  await page.getByRole('button', { name: /^Registro de acessos/ }).click();
  await expect(
    page.getByRole('list', { name: 'Acessos' }).getByText('Entrada na conta').first(),
  ).toBeVisible();
});

test('consent to health data is withdrawn: nothing remains but the ways on, and it can be given again', async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await goOrLoad(page, '/profile?open=consents');
  await page.getByRole('button', { name: 'Autorizar: Mensagens' }).click();
  await page.getByRole('button', { name: 'Retirar: Mensagens' }).click();
  await button(page, 'Desfazer').click();
  await expect(page.getByRole('button', { name: 'Retirar: Mensagens' })).toBeVisible();

  await page.getByRole('button', { name: 'Retirar: Dados de saúde' }).click();
  await expectAccessible(page);
  await button(page, 'Manter').click();
  await page.getByRole('button', { name: 'Retirar: Dados de saúde' }).click();
  await button(page, 'Retirar e ir para a exclusão').click();
  await expect(dialog(page, 'Excluir conta')).toBeVisible();
  await button(page, 'Manter conta').click();
  await expect(page.getByRole('heading', { name: 'Antes de continuar' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Antes de continuar' })).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Baixar meus dados').click();
  await button(page, 'Baixar').click();
  expect((await download).suggestedFilename()).toMatch(/^leveza-dados-\d{4}-\d\d-\d\d\.zip$/);
  await button(page, 'Fechar').click();
  await button(page, 'Autorizar e continuar').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // A screen asks for its data beside the account; without consent the server answers only the latter.
  expectOnlyRefusals(complaints, 403);
});

test('what one account exports another one takes in, once', async ({ page, browser }, info) => {
  await signUp(page);
  const headers = { origin: process.env.LEVEZA_URL! };
  await page.request.put('/api/account', { headers, data: { privacyLevel: 'private' } });
  await goOrLoad(page, '/profile?open=export');
  const download = page.waitForEvent('download');
  await button(page, 'Baixar').click();
  const file = info.outputPath('dados.zip');
  await (await download).saveAs(file);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('Arquivo pronto')).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env.LEVEZA_URL!, locale: 'pt-BR' });
  const other = await context.newPage();
  await signUp(other);
  await other.goto('/profile?open=import');
  await other.locator('input[type=file]').setInputFiles({
    name: 'qualquer.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await button(other, 'Importar').click();
  await expect(other.getByText(/^Este arquivo não é uma exportação do Leveza/)).toBeVisible();
  await other.locator('input[type=file]').setInputFiles(file);
  await button(other, 'Importar').click();
  await expect(other.getByText('Dados importados')).toBeVisible();
  await expectAccessible(other);
  await button(other, 'Concluir').click();
  await expect(other.getByRole('definition').getByText('Privado')).toBeVisible();
  await context.close();
});

test('a deleted account ends at the first page, in every tab, and nobody finds it again', async ({
  page,
  context,
  complaints,
}) => {
  const account = await signUp(page);
  const tab = await context.newPage();
  await tab.goto('/exams');
  await goOrLoad(page, '/profile');
  await page.getByRole('heading', { name: 'Seus dados', exact: true }).click();
  await page.getByRole('button', { name: /^Excluir conta/ }).click();
  await password(page).fill('não é esta');
  await dialog(page, 'Excluir conta').getByRole('button', { name: 'Excluir conta', exact: true }).click();
  await expect(page.getByText('Senha incorreta')).toBeVisible();
  expectOnlyRefusals(complaints, 403);
  await password(page).fill(account.password);
  await dialog(page, 'Excluir conta').getByRole('button', { name: 'Excluir conta', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Sua conta foi excluída, com tudo o que havia nela.')).toBeVisible();
  await expectAccessible(page);
  await expect(tab).toHaveURL(/\/$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__Host-leveza-'))).toEqual([]);

  await enterPassword(page, account);
  await expect(page.getByRole('alert')).toHaveText('Usuário não encontrado');
  expectOnlyRefusals(complaints, 401);
});

test('a demonstration is deleted by a word', async ({ page }) => {
  await startDemo(page.context(), process.env.LEVEZA_URL!);
  await goOrLoad(page, '/profile?open=delete');
  await page.getByLabel('Digite EXCLUIR').fill('excluir');
  await dialog(page, 'Excluir conta').getByRole('button', { name: 'Excluir conta', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address is verified, then changed, by links that work once', async ({ page, complaints }) => {
  const account = await signUp(page);
  await goOrLoad(page, '/profile?open=account');
  await button(page, 'Verificar e-mail').click();
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  await page.goto(`/confirm-email#token=${await tokenSentTo(account.email, 2)}`);
  await expect(page.getByText(`${account.email} é o endereço da sua conta.`)).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para o perfil' }).click();

  const next = `nova-${account.email}`;
  await page.goto('/profile?open=email');
  await page.getByLabel('Novo e-mail').fill(next);
  await password(page).fill(account.password);
  await button(page, 'Enviar link').click();
  await expect(page.getByText(/^Esperando a confirmação de/)).toBeVisible();
  const link = `/confirm-email#token=${await tokenSentTo(next)}`;
  await page.goto(link);
  await expect(page.getByText(`${next} é o endereço da sua conta.`)).toBeVisible();
  // The same address with another hash is no new page; a reader of the message opens one.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('Este link não vale mais. Peça um novo no seu perfil.')).toBeVisible();
  expectOnlyRefusals(complaints, 410);
  await page.context().clearCookies();
  await enterPassword(page, { ...account, email: next });
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** Of the newest one: registration has sent a link already. */
const tokenSentTo = (email: string, times = 1) => findInMail(email, /\/confirm-email#token=(\S+)/, times);
