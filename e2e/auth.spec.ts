import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { findInMail } from './mails.ts';
import { signUp } from './sign-in.ts';

const PASSWORD = 'senha bem guardada';
const newEmail = () => `${randomUUID()}@exemplo.com`;
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const password = (page: Page, name = 'Senha') => page.getByRole('textbox', { name, exact: true });

/** The browser itself reports every refused call; nothing else may be there. */
function expectOnlyRefusals(complaints: string[], status: number): void {
  expect(complaints.filter((text) => !text.includes(`status of ${status}`))).toEqual([]);
  complaints.length = 0;
}

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome').fill('Ana Souza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefone').pressSequentially('11988887777');
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98888-7777');
  await password(page).fill(PASSWORD);
  await password(page, 'Confirmar senha').fill(PASSWORD);
}

async function fillAbout(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Data de nascimento' }).pressSequentially('02051990');
  await page.getByLabel('Altura').fill('1,655');
  await page.getByRole('radiogroup', { name: 'Gênero' }).getByText('Feminino').click();
}

async function fillTreatment(page: Page): Promise<void> {
  await page.getByText('Já comecei').click();
  await page.getByRole('textbox', { name: 'Início do tratamento' }).fill('20/07/2024');
  await page.getByLabel('Peso inicial').fill('92.4');
  await page.getByLabel('Peso hoje').fill('85,1');
  await page.getByLabel('Peso meta').fill('74');
  await page.getByRole('checkbox', { name: /Autorizo o Leveza/ }).check({ force: true });
}

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('a visitor signs up on a desktop, and nothing secret stays in the page', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  await fillAccount(page, email);
  await fillAbout(page);
  await fillTreatment(page);
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(dashboard(page)).toBeVisible();

  const me = await page.evaluate(async () => (await fetch('/api/users/me')).json());
  expect(me).toMatchObject({
    data: {
      name: 'Ana Souza',
      email,
      phone: '(11) 98888-7777',
      birthDate: '1990-05-02',
      gender: 'F',
      height: 165.5,
      initialWeight: 92.4,
      targetWeight: 74,
      treatmentStart: '2024-07-20',
      needsConsent: false,
    },
  });
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      document.cookie,
      history.state,
    ]),
  );
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toMatch(/access|refresh|token/i);
});

test('a deep link asks to sign in by keyboard alone and returns there', async ({ page }) => {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/calendar');
  await expect(page).toHaveURL(/\/login\?next=%2Fcalendar$/);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('Sua sessão expirou')).toBeHidden();

  const email = page.getByLabel('E-mail');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    if (await email.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(email).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing out ends the session here and in the other tab', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/exams');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__Host-leveza-'))).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

test('an expired access is renewed unseen', async ({ page, context, complaints }) => {
  await signUp(page);
  await context.clearCookies({ name: '__Host-leveza-access' });
  await page.goto('/exams');
  await expect(page.getByRole('heading', { level: 1, name: 'Exames Médicos' })).toBeVisible();
  expectOnlyRefusals(complaints, 401);
});

test('a forgotten password is replaced by the link of the message', async ({ page }) => {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar link', exact: true }).click();
  await expect(page.getByText(/Se houver uma conta com este e-mail/)).toBeVisible();

  const link = `/reset-password#token=${await tokenSentTo(account.email)}`;
  await page.goto(link);
  await expect(password(page, 'Nova senha')).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(link.split('=')[1]);
  const fresh = 'uma outra senha boa';
  await password(page, 'Nova senha').fill(fresh);
  await password(page, 'Confirmar nova senha').fill(fresh);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
  await signIn(page, { email: account.email, password: fresh });
  await expect(dashboard(page)).toBeVisible();
});

const tokenSentTo = (email: string) => findInMail(email, /\/reset-password#token=(\S+)/);
