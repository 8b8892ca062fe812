import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox, inDays } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}/api${path}`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`);
}

const addOzempic = (page: Page) =>
  post(page, '/pens', {
    catalogId: 'ozempic-1',
    medicationName: 'Ozempic',
    activeIngredient: 'Semaglutida',
    manufacturer: 'Novo Nordisk',
    purchaseDate: inDays(-5),
    expiryDate: inDays(300),
    pricePaid: 1000,
    totalVolume: 3,
    concentrationMgMl: 1.34,
    currentDoseMg: 1,
  });

const panel = (page: Page) => page.getByRole('region', { name: 'Rodízio de locais' });
const zoneButton = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

test('the site of a dose is chosen on the body by keyboard, and is then the one just used', async ({
  page,
}) => {
  await signUp(page, { treatmentStart: '2025-07-20' });
  await addOzempic(page);
  await goOrLoad(page, '/applications?open=new');
  const map = page.getByRole('radiogroup', { name: 'Local de aplicação' });
  const suggested = map.getByRole('radio', { checked: true });
  await expect(suggested).toHaveAccessibleName('Abdômen esquerdo, acima do umbigo');
  await expect(suggested).toHaveAccessibleDescription('Sugerida. Livre. Nunca usada.');

  await suggested.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const thigh = map.getByRole('radio', { name: 'Coxa esquerda, parte de cima' });
  await expect(thigh).toBeFocused();
  await expect(suggested).toBeChecked();
  await page.keyboard.press('Space');
  await expect(thigh).toBeChecked();
  await page.getByRole('button', { name: 'Ver como lista' }).last().click();
  await expect(map.getByRole('radio', { name: 'Coxa esquerda, parte de cima' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Locais' }).click();
  await expect(
    zoneButton(page, /^Coxa esquerda, parte de cima: Usada na última dose\. Último uso: .* \(hoje\)/),
  ).toBeVisible();
});

test('a zone that is switched off is not suggested any more, until it is taken back', async ({ page }) => {
  await signUp(page);
  await addOzempic(page);
  await goOrLoad(page, '/applications?tab=sites');
  const first = zoneButton(page, /^Abdômen esquerdo, acima do umbigo: Sugerida/);
  await first.click();
  await expect(page).toHaveURL(/zone=abdomen-left-upper/);
  await page.getByRole('button', { name: 'Desligar este local' }).click();
  await expect(zoneButton(page, /^Abdômen esquerdo, acima do umbigo: Desligada/)).toBeVisible();
  await expect(zoneButton(page, /^Abdômen direito, acima do umbigo: Sugerida/)).toBeVisible();

  await goOn(page, '/applications?open=new');
  const map = page.getByRole('radiogroup', { name: 'Local de aplicação' });
  await expect(map.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Abdômen direito, acima do umbigo',
  );
  await goOn(page, '/applications?zone=abdomen-left-upper');
  await page.getByRole('button', { name: 'Ligar este local' }).click();
  await expect(first).toBeVisible();
});

test('a notice about two medicines is read once and does not come back', async ({ page }) => {
  await signUp(page);
  await addOzempic(page);
  await addBox(page, 'gliclazida', { unitType: 'tablets' });
  await goOrLoad(page, '/applications');
  const notice = page.getByRole('note').filter({ hasText: /fale com seu médico/i });
  await page.getByText('1 aviso sobre seus medicamentos').click();
  await expect(notice).toContainText(/Ozempic.*Gliclazida|Gliclazida.*Ozempic/);
  await expect(notice).toContainText('Fontes');
  await expectAccessible(page);

  await notice.getByRole('button', { name: 'Entendi, não mostrar de novo' }).click();
  await expect(notice).toHaveCount(0);
  await goOn(page, '/medications');
  await expect(page.getByRole('heading', { level: 1, name: 'Canetas' })).toBeVisible();
  await expect(page.getByText('Ozempic').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});
