import type { Page } from '@playwright/test';
import {
  answerTo,
  choose,
  days,
  dialog,
  feel,
  feltBefore,
  notice,
  pick,
  press,
  record,
  toast,
} from './effects.ts';
import { expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const PAIN = ['Dor abdominal', '5, Muito Intenso'] as const;
const EFFECTS = '**/api/side-effects';

/** The browser reports each call that failed; the page itself has nothing to complain about. */
function expectOnly(complaints: string[], expected: RegExp): void {
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  complaints.length = 0;
}

/** Holds back the records sent until they are let go; `count` is how many came. */
async function holdBackPosts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = { count: 0, letGo: resolve };
  await page.route(EFFECTS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    held.count += 1;
    await promise;
    return route.fallback();
  });
  return held;
}

test('the sign-in page leads to the signs', async ({ page }) => {
  await goOrLoad(page, '/login');
  await page.getByRole('link', { name: 'Sinais de alerta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sinais de alerta' })).toBeVisible();
});

test.describe('of a patient', () => {
  let account: { email: string; password: string };
  test.beforeEach(async ({ page }) => {
    account = await signUp(page);
  });

  test('a notice does not wait for a slow server, and what it says of the saving is true', async ({
    page,
  }) => {
    await goOrLoad(page, '/side-effects?open=new');
    const posts = await holdBackPosts(page);
    await feel(page, ...PAIN);
    await answerTo(page, /dor forte na barriga que não passa/, 'Sim');
    const help = notice(page, 'Procure ajuda agora');
    await expect(help).toContainText('Salvando o registro');
    await press(page, 'Entendi');
    await expect(page.getByRole('button', { name: /Registrando/ })).toBeVisible();
    posts.letGo();
    await expect(toast(page, 'Efeito registrado')).toBeVisible();
    await expect(days(page).getByRole('listitem')).toHaveCount(1);
    expect(posts.count).toBe(1);
  });

  test('an expired session takes neither the notice nor the record', async ({
    page,
    context,
    complaints,
  }) => {
    await goOrLoad(page, '/side-effects?open=new');
    await pick(page, PAIN[0]);
    await page.getByText('Mais detalhes').click();
    await page.getByLabel('Observações').fill('Depois do almoço');
    await context.clearCookies();
    await choose(page, PAIN[1]);
    await record(page);
    await answerTo(page, /dor forte na barriga que não passa/, 'Sim');
    await expect(notice(page, 'Procure ajuda agora')).toContainText('O registro não foi salvo');
    expect(page.url()).not.toContain('login');
    await press(page, 'Entendi');
    await expect(page).toHaveURL(/\/login\?.*reason=expired/);
    expect(page.url()).not.toContain('abdominal');
    expectOnly(complaints, /status of 401/);

    await page.getByLabel('E-mail').fill(account.email);
    await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(account.password);
    await press(page, 'Entrar');
    const form = dialog(page, 'Novo efeito colateral');
    await expect(form).toContainText('O que você tinha preenchido está aqui');
    await expect(page.getByRole('checkbox', { name: PAIN[0], exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: PAIN[1], exact: true })).toBeChecked();
    await expect(page.getByLabel('Observações')).toHaveValue('Depois do almoço');
    await expectAccessible(page);
    await record(page);
    await press(page, 'Concluir');
    await expect(days(page).getByRole('listitem')).toHaveCount(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
  });

  test('vomiting recorded over a day and a night leads to care today, whatever is answered', async ({
    page,
  }) => {
    for (const hours of [26, 22, 8]) await feltBefore(page, hours, { effectType: 'vomiting', intensity: 2 });
    await goOrLoad(page, '/side-effects?open=new');
    await expect(days(page).getByRole('listitem')).toHaveCount(3);
    await feel(page, 'Vômito', '2, Leve');
    await press(page, 'Concluir');
    await expect(notice(page, 'Procure atendimento ainda hoje')).toContainText('Vômito que não para');
  });

  test('low sugar beside a box of gliclazida is told to be treated now', async ({ page }) => {
    await addBox(page, 'gliclazida', { unitType: 'tablets', openedDate: undefined });
    await goOrLoad(page, '/side-effects?open=new');
    await press(page, 'Mostrar mais efeitos');
    await feel(page, 'Hipoglicemia', '2, Leve');
    await expect(notice(page, 'Tome açúcar agora')).toContainText('Açúcar no sangue baixo');
    await expectAccessible(page);
  });

  test('sadness finds who listens at any hour', async ({ page }) => {
    await goOrLoad(page, '/side-effects?open=new');
    await pick(page, 'Outro');
    await page.getByLabel('Nome do efeito').fill('Tristeza');
    await choose(page, '3, Moderado');
    await record(page);
    await answerTo(page, /tristeza intensa/, 'Sim');
    const help = page.getByRole('alertdialog').filter({ hasText: 'Você não precisa passar por isso só' });
    await expect(help.getByRole('link', { name: 'Ligar 188 (CVV)' })).toHaveAttribute('href', 'tel:188');
    await expectAccessible(page);
  });
});
