import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { findInMail } from './mails.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

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

const signIn = (context: BrowserContext, account: Credentials) =>
  context.request.post(`${process.env.LEVEZA_URL!}/api/auth/login`, {
    headers: { origin: process.env.LEVEZA_URL! },
    data: account,
  });

/** Another device of the same patient. It only calls the API: a page of it would draw the whole app. */
async function signInElsewhere(browser: Browser, account: Credentials): Promise<BrowserContext> {
  const context = await browser.newContext();
  const reply = await signIn(context, account);
  expect(reply.ok(), await reply.text()).toBe(true);
  return context;
}

async function expectEnded(device: BrowserContext): Promise<void> {
  const reply = await device.request.get(`${process.env.LEVEZA_URL!}/api/users/me`);
  expect(reply.status()).toBe(401);
  await device.close();
}

test('a new password signs the other device out', async ({ page, browser }) => {
  const account = await signUp(page);
  const other = await signInElsewhere(browser, account);
  await goOrLoad(page, '/profile');
  await page.getByRole('button', { name: 'Editar Configurações da Conta' }).click();
  await password(page).fill(account.password);
  await password(page, 'Nova senha').fill(NEW_PASSWORD);
  await password(page, 'Confirmar nova senha').fill(NEW_PASSWORD);
  await button(page, 'Alterar senha').click();
  await expect(page.getByText('1 outra sessão foi encerrada.')).toBeVisible();
  await expectEnded(other);
  await (await signInElsewhere(browser, { ...account, password: NEW_PASSWORD })).close();
  await goOn(page, '/exams');
  await expect(page.getByRole('heading', { level: 1, name: 'Exames Médicos' })).toBeVisible();
});

test('privacy and notifications are saved; private covers the header', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/profile?open=account');
  await page.getByText(/^Privado/).click();
  await page.getByText('Notificações por SMS').click();
  await button(page, 'Salvar').click();
  await expect(page.getByText('Configurações da Conta salvo')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mostrar números' })).toBeVisible();
  const reply = await page.request.get('/api/account');
  expect(await reply.json()).toMatchObject({ data: { privacyLevel: 'private', smsNotifications: true } });
});

test('two steps: set up with a code, signed in by code and by recovery code, and turned off', async ({
  page,
  complaints,
}) => {
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
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os códigos' }).click();
  expect((await download).suggestedFilename()).toBe('leveza-codigos-de-recuperacao.txt');
  await button(page, 'Guardei meus códigos').click();
  await expect(page.getByRole('switch', { name: /duas etapas/ })).toBeChecked();

  await page.context().clearCookies();
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await expectAccessible(page);
  // The code that confirmed the set-up is spent; the next one is already accepted.
  await page.getByLabel('Código de 6 números').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await button(page, 'Entrar').click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.context().clearCookies();
  await enterPassword(page, account);
  await button(page, 'Usar um código de recuperação').click();
  await page.getByLabel('Código de recuperação').fill(recoveryCode.toUpperCase());
  await button(page, 'Entrar').click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // The calls of the page whose session was taken away.
  expectOnlyRefusals(complaints, 401);
  await goOn(page, '/profile?open=two-factor');
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
  await button(page, 'Desabilitar').click();
  await password(page).fill(account.password);
  await button(page, 'Desabilitar').click();
  await expect(page.getByText('Verificação em duas etapas desabilitada')).toBeVisible();
});

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
  for (const other of others) await expectEnded(other);

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
  await page.getByRole('button', { name: 'Retirar: Dados de saúde' }).click();
  await expectAccessible(page);
  await button(page, 'Retirar e ir para a exclusão').click();
  await expect(dialog(page, 'Excluir conta')).toBeVisible();
  await button(page, 'Manter conta').click();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Antes de continuar' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Autorizar e continuar').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // A screen asks for its data beside the account; without consent the server answers only the latter.
  expectOnlyRefusals(complaints, 403);
});

test('what one account exports another one takes in', async ({ page }, info) => {
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

  await page.context().clearCookies();
  await signUp(page);
  await page.goto('/profile?open=import');
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, 'Importar').click();
  await expect(page.getByText('Dados importados')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Concluir').click();
  await expect(page.getByRole('definition').getByText('Privado')).toBeVisible();
});

test('a deleted account ends at the first page, in every tab, and nobody finds it again', async ({
  page,
  context,
}) => {
  const account = await signUp(page);
  const tab = await context.newPage();
  await tab.goto('/exams');
  await goOrLoad(page, '/profile');
  await page.getByRole('heading', { name: 'Seus dados', exact: true }).click();
  await page.getByRole('button', { name: /^Excluir conta/ }).click();
  await password(page).fill(account.password);
  await dialog(page, 'Excluir conta').getByRole('button', { name: 'Excluir conta', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Sua conta foi excluída, com tudo o que havia nela.')).toBeVisible();
  await expect(tab).toHaveURL(/\/$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__Host-leveza-'))).toEqual([]);

  expect(await (await signIn(context, account)).text()).toContain('Usuário não encontrado');
});

test('an address is changed by the link of the message', async ({ page, browser }) => {
  const account = await signUp(page);
  const next = `nova-${account.email}`;
  await goOrLoad(page, '/profile?open=email');
  await page.getByLabel('Novo e-mail').fill(next);
  await password(page).fill(account.password);
  await button(page, 'Enviar link').click();
  await expect(page.getByText(/^Esperando a confirmação de/)).toBeVisible();
  await page.goto(`/confirm-email#token=${await findInMail(next, /\/confirm-email#token=(\S+)/)}`);
  await expect(page.getByText(`${next} é o endereço da sua conta.`)).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para o perfil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await (await signInElsewhere(browser, { ...account, email: next })).close();
});
