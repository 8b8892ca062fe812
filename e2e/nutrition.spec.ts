import type { Page } from '@playwright/test';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { dialog, press, toast } from './effects.ts';
import { DESKTOP, PHONE, countTaps, expect } from './journey.ts';
import { test } from './kept-page.ts';
import { KNOWN_EAN } from './outside-worlds.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const ZONE = 'America/Sao_Paulo';
const today = () => dayIn(ZONE, new Date());
const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Buscar alimento' }).fill(text);
const food = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Alimentos', exact: true }).getByRole('button', { name }).first();
const lunch = (page: Page) => page.getByRole('button', { name: /^Almoço, / });
const addToLunch = (page: Page) => page.getByRole('button', { name: 'Adicionar alimento: Almoço' }).click();

async function eat(page: Page, day: string, foodId: string): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const data = { day, name: 'Almoço', time: '00:00', foods: [{ foodId }] };
  const reply = await page.request.post(`${origin}/api/meals`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(await reply.text());
}

test.describe('of a patient', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
  });

  test('the first meal is recorded in three taps, and an undo takes it back', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await goOrLoad(page, '/nutrition');
    await expect(page.getByRole('list', { name: 'Refeições' })).toBeVisible();
    const taps = await countTaps(page);
    await addToLunch(page);
    await food(page, /./).click();
    await press(page, 'Adicionar 1 alimento');
    await expect(toast(page, 'Almoço: 1 alimento')).toBeVisible();
    expect(await taps('a meal')).toBe(3);
    await expect(lunch(page)).toBeVisible();
    await press(page, 'Desfazer');
    await expect(lunch(page)).toBeHidden();
  });

  test('a food by its barcode, one by its label and a recipe go into one meal', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await goOrLoad(page, '/nutrition');
    await addToLunch(page);
    await press(page, 'Código de barras');
    await page.getByLabel('Código de barras (EAN)').fill(KNOWN_EAN);
    await press(page, 'Buscar');
    await expect(page.getByText(/Open Food Facts/).last()).toBeVisible();
    await press(page, 'Usar este alimento');

    await press(page, 'Novo pelo rótulo');
    await dialog(page, 'Novo alimento').getByLabel('Nome').fill('Bolo da vovó');
    await dialog(page, 'Novo alimento').getByLabel('Calorias').fill('210');
    await press(page, 'Salvar');

    await press(page, 'Nova receita');
    await dialog(page, 'Nova receita').getByLabel('Nome da receita').fill('Panqueca');
    await search(page, 'ovo cozido');
    await food(page, /^Ovo cozido/).click();
    await press(page, 'Salvar receita');

    await press(page, 'Adicionar 3 alimentos');
    await expect(lunch(page)).toBeVisible();
    await lunch(page).click();
    const foods = page.getByRole('list', { name: 'Alimentos: Almoço' });
    await expect(foods).toContainText('Leite em pó integral');
    await expect(foods).toContainText('Bolo da vovó');
    await expect(foods).toContainText('Panqueca');
  });

  test('the meals of yesterday are copied in one press', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await eat(page, addDays(today(), -1), 'taco-001');
    await goOrLoad(page, '/nutrition');
    await press(page, 'Copiar as refeições de ontem');
    await expect(toast(page, '1 refeição copiada')).toBeVisible();
    await expect(lunch(page)).toContainText('Arroz integral cozido');
  });

  test('a goal of the nutritionist stands on the day', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await goOrLoad(page, '/nutrition?open=goals');
    const goals = dialog(page, 'Metas do dia');
    await goals.getByLabel('Proteína', { exact: true }).fill('75');
    await goals.getByRole('checkbox', { name: 'Definida pelo seu nutricionista' }).check({ force: true });
    await press(page, 'Salvar metas');
    await expect(page.getByRole('region', { name: 'Proteína de hoje' })).toContainText('Meta: 75');
  });
});
