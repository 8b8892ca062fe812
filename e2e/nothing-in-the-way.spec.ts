import type { Locator, Page, Route, ViewportSize } from '@playwright/test';
import { actionsUnder, pixelsUnder } from './actions-under.ts';
import { DESKTOP, PHONE, expect, test } from './journey.ts';
import { keptAnswers } from './kept-answers.ts';
import { addBox, inDays } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

test.describe('on a freshly loaded page', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('back closes the drawer, the sheet and a dialog, the page stays, and then back leaves', async ({
    page,
  }) => {
    const back = async () => {
      // The dialog is drawn an instant before its second entry is there.
      await expect.poll(() => page.evaluate(() => window.history.state)).toMatchObject({ __TSR_index: 1 });
      await page.evaluate(() => window.history.back());
    };
    await signUp(page);
    await page.goto('/sinais-de-alerta');
    await page.goto('/measurements');
    const title = page.getByRole('heading', { level: 1, name: 'Medições' });
    await expect(title).toBeVisible();
    const opens = [
      ['Menu', 'Menu'],
      ['Registrar', 'O que você quer registrar?'],
    ] as const;
    for (const [opener, name] of opens) {
      const dialog = page.getByRole('dialog', { name });
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(dialog).toBeVisible();
      await back();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/measurements$/);
      await expect(title).toBeVisible();
    }

    // A dialog of the address, as a link in a message opens it.
    await page.goto('/sinais-de-alerta');
    await page.goto('/measurements?record=weight');
    const form = page.getByRole('dialog', { name: 'Nova medição' });
    await expect(form).toBeVisible();
    await back();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/measurements$/);
    await back();
    await expect(page).toHaveURL(/\/sinais-de-alerta$/);
  });
});

test('a message is one line and lies over no action: of Hoje, of the stores and of the header, at any width', async ({
  page,
}) => {
  // The header with the most buttons: a long name, and figures that can be covered.
  await signUp(page, { name: 'Maria Aparecida Figueiredo Albuquerque' });
  const origin = process.env.LEVEZA_URL!;
  const settings = { privacyLevel: 'private' };
  const reply = await page.request.put('/api/account', { headers: { origin }, data: settings });
  expect(reply.ok(), await reply.text()).toBe(true);
  for (const [search, customName] of [
    ['vitamina d', 'Vitamina D3'],
    ['omega 3', 'Ômega 3'],
    ['magnesio', 'Magnésio'],
  ] as const) {
    const daily = { frequencyTimes: 1, frequencyPer: 'day', openedDate: inDays(-3) };
    await addBox(page, search, { customName, ...daily });
  }
  await page.setViewportSize(DESKTOP);
  for (const [path, action] of [
    ['/dashboard', /^Magnésio/],
    ['/supplement-store', /^Tomar( agora)?: Vitamina D3$/],
  ] as const) {
    await goOrLoad(page, path);
    await page.getByRole('button', { name: action }).click();
    const message = page.getByRole('alertdialog');
    await expect(message).toContainText('registrado com sucesso!');
    for (const width of [DESKTOP.width, 1024, 640, PHONE.width]) {
      await drawAt(page, message, { width, height: DESKTOP.height });
      await expect.poll(() => actionsUnder(message), `${path} at ${width}`).toEqual([]);
      expect((await message.boundingBox())!.height, `one line at ${width}`).toBeLessThan(48);
    }
    await page.setViewportSize(DESKTOP);
  }
});

/** In a window of another size the message stands elsewhere; its clock stands only while the mouse is over it. */
async function drawAt(page: Page, message: Locator, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await message.hover();
}

test('a message stands above a window that opens under it, at any width', async ({ page }) => {
  await signUp(page);
  const daily = { frequencyTimes: 1, frequencyPer: 'day', openedDate: inDays(-3) };
  await addBox(page, 'vitamina d', { customName: 'Vitamina D3', ...daily });
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Vitamina D3/ }).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('registrado com sucesso!');
  await message.hover();
  const dialog = page.getByRole('dialog');
  // A sheet, a dialog of the whole screen and the drawer.
  for (const address of ['/dashboard?record=symptom', '/medications?add=1', '/measurements?record=weight']) {
    await goOn(page, address);
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    for (const width of [PHONE.width, 320, 640, DESKTOP.width]) {
      await drawAt(page, message, { width, height: PHONE.height });
      await expect.poll(() => pixelsUnder(message, dialog), `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
    await drawAt(page, message, PHONE);
  }
  await goOn(page, '/dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect
    .poll(() => pixelsUnder(message, page.getByRole('dialog', { name: 'Menu' })))
    .toBeLessThanOrEqual(0);
});

test('without a connection the message of a failed tick leaves the way to the signs of danger free', async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page);
  const daily = { frequencyTimes: 1, frequencyPer: 'day', openedDate: inDays(-3) };
  await addBox(page, 'vitamina d', { customName: 'Vitamina D3', ...daily });
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  const tick = page.getByRole('button', { name: /^Vitamina D3/ });
  await expect(tick).toBeVisible();
  await context.setOffline(true);
  await tick.click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('Erro ao registrar uso: sem internet.');
  for (const width of [PHONE.width, 360, 320]) {
    await drawAt(page, message, { width, height: PHONE.height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => actionsUnder(message), `at ${width}`).toEqual([]);
    await page
      .getByRole('status')
      .getByRole('link', { name: 'Sinais de alerta', exact: true })
      .click({ trial: true });
  }
  complaints.length = 0;
});

test('what was typed survives a reload, a lost connection, another tab and an expired session; the tab hears of the record', async ({
  page,
  context,
  complaints,
}) => {
  const { email, password } = await signUp(page);
  await page.goto('/measurements?record=weight');
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await weight.fill('91,3');
  await page.reload();
  await expect(weight).toHaveValue('91,3');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Registrar', exact: true }).last().click();
  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toContainText('Você está sem internet. Tente de novo quando a conexão voltar.');
  await expect(refusal).toContainText('O que você escreveu está guardado neste aparelho.');
  await expect(weight).toHaveValue('91,3');
  await context.setOffline(false);

  // A tab of its own holds nothing: this is of the device.
  const other = await context.newPage();
  await other.goto('/measurements?record=weight');
  await expect(other.getByRole('textbox', { name: 'Peso' })).toHaveValue('91,3');

  await context.clearCookies();
  await page.reload();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(weight).toHaveValue('91,3');
  await page.getByRole('button', { name: 'Registrar', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toContainText('91,3');
  await expect(other.getByRole('main')).toContainText('91,3');
  complaints.length = 0;
});

test('a tap and a form whose answers never come are kept, and recorded once after a reload', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/nutrition');
  const water = page.getByRole('region', { name: 'Água', exact: true });
  let isSilent = true;
  // The server records both, and its answers are lost.
  const loseAnswer = async (route: Route) => {
    if (!isSilent || route.request().method() !== 'POST') return route.continue();
    await route.fetch();
  };
  await page.route('**/api/water', loseAnswer);
  await page.route('**/api/measurements', loseAnswer);
  await water.getByRole('button', { name: 'Registrar 200 ml', exact: true }).click();
  await expect(page.getByText('Seu registro está guardado neste aparelho.')).toBeVisible({ timeout: 10_000 });

  await goOn(page, '/nutrition?record=weight');
  const weight = page.getByRole('textbox', { name: 'Peso' });
  const record = page.getByRole('button', { name: 'Registrar', exact: true }).last();
  const weighings = async () => {
    const reply = (await (await page.request.get('/api/measurements')).json()) as {
      data: { weight: number }[];
    };
    return reply.data.filter((measured) => measured.weight === 91.3).length;
  };
  await weight.fill('91,3');
  await record.click();
  await expect.poll(weighings).toBe(1);
  isSilent = false;
  await page.reload();
  await expect(page.getByText(/^O registro de \d\d\/\d\d às \d\d:\d\d foi salvo\.$/)).toBeVisible();
  await expect(weight).toHaveValue('91,3');
  await record.click();
  await expect(page.getByRole('dialog')).toContainText('91,3');
  expect(await weighings()).toBe(1);
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(water).toContainText('200 ml de');
});

test('a shared computer keeps nothing of what was read', async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByText('Este computador é compartilhado').click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await keptAnswers(page, 'count')).toBe(0);
});
