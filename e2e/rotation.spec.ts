import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE } from './journey.ts';
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

/** Weekly doses up to three days ago, in turn on the belly and the thighs. */
const applyForWeeks = (page: Page, weeks: number) =>
  post(page, '/applications/past', {
    catalogId: 'ozempic-1',
    medicationName: 'Ozempic',
    entries: Array.from({ length: weeks }, (_, week) => ({
      datetime: new Date(Date.now() - (3 + 7 * week) * DAY_MS).toISOString(),
      doseMg: week < 4 ? 1 : 0.5,
      applicationSite: week % 2 === 0 ? 'abdomen' : 'thigh',
      zone: week % 2 === 0 ? 'abdomen-left-upper' : 'thigh-right-upper',
    })),
  });

const panel = (page: Page) => page.getByRole('region', { name: 'Rodízio de locais' });
const zoneButton = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

test('the site of a dose is chosen on the body by keyboard, and is then the one just used', async ({
  page,
}) => {
  await signUp(page);
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
  await expectAccessible(page);

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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desligar este local' }).click();
  await expect(zoneButton(page, /^Abdômen esquerdo, acima do umbigo: Desligada/)).toBeVisible();
  await expect(zoneButton(page, /^Abdômen direito, acima do umbigo: Sugerida/)).toBeVisible();

  await goOn(page, '/applications?open=new');
  const map = page.getByRole('radiogroup', { name: 'Local de aplicação' });
  await expect(map.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Abdômen direito, acima do umbigo',
  );
  const off = map.getByRole('radio', { name: 'Abdômen esquerdo, acima do umbigo' });
  await off.click({ force: true });
  await expect(off).not.toBeChecked();

  await goOn(page, '/applications?zone=abdomen-left-upper');
  await page.getByRole('button', { name: 'Ligar este local' }).click();
  await expect(first).toBeVisible();
  // The message about the zone that was switched off may still stand beside this one.
  const told = page.getByRole('alertdialog').filter({ hasText: 'Local ligado de novo' });
  await told.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(zoneButton(page, /^Abdômen esquerdo, acima do umbigo: Desligada/)).toBeVisible();
});

test('the curve answers what another moment would do, and recommends nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await addOzempic(page);
  await applyForWeeks(page, 12);
  await goOrLoad(page, '/applications?tab=level');
  const card = page.getByRole('region', { name: 'Nível estimado' });
  await expect(card.getByText('Estimativa, não é exame.')).toBeVisible();
  const slider = card.getByRole('slider', { name: 'E se eu aplicar em …?' });
  await expect(slider).toHaveAttribute('aria-valuetext', / \(planejada\)$/);
  const following = card.getByText(/A dose seguinte continua planejada para/);
  const plan = (await following.textContent())!;

  await slider.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /:00$/);
  // One dose at another hour moves neither the plan nor the words about it.
  await expect(following).toHaveText(plan);
  await card.getByRole('button', { name: 'Voltar ao planejado' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', / \(planejada\)$/);

  for (const period of ['30 dias', '1 ano', '2 anos']) {
    await card.getByText(period, { exact: true }).click();
    await expect(card.getByText(new RegExp(`Em ${period}, de`))).toBeVisible();
  }
  // A zone half covered by the header counts as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
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
  await page.reload();
  await expect(page.getByText('Nenhuma aplicação registrada')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await goOn(page, '/medications');
  await expect(page.getByRole('heading', { level: 1, name: 'Canetas' })).toBeVisible();
  await expect(page.getByText('Ozempic').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});
