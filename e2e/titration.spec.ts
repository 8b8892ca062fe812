import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { expect, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const inDays = (days: number) => {
  const [, month, day] = addDays(dayIn(DEFAULT_ZONE, new Date()), days).split('-');
  return `${day}/${month}`;
};

test('a plan by the label’s steps names the next dose, and its step is held back', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize(PHONE);
  await goOrLoad(page, '/applications');
  await page.getByRole('button', { name: 'Criar Plano', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Criar Plano' });
  await form.getByLabel('Nome').fill('Ozempic');
  await form.getByRole('button', { name: 'Usar o esquema da bula' }).click();
  await expect(form.getByLabel('Dose da etapa 3')).toHaveValue('1');
  // Ahead whatever the hour of the test.
  await form.getByLabel('Horário 1').fill('23:59');
  await form.getByRole('button', { name: 'Criar Plano', exact: true }).click();
  await expect(page.getByText('Plano criado')).toBeVisible();
  const lead = page.getByRole('region', { name: 'Próxima aplicação' });
  await expect(lead).toContainText('0,25');
  await expect(lead).toContainText(`A partir de ${inDays(28)} o plano prevê 0,5`);
  await expect(lead).toContainText('Confirme com seu médico.');

  await page.getByRole('button', { name: 'Gerenciar Planos' }).click();
  await page.getByRole('button', { name: 'Mais ações: Ozempic' }).click();
  await page.getByRole('menuitem', { name: 'Segurar dose' }).click();
  const hold = page.getByRole('dialog', { name: 'Segurar dose' });
  await hold.getByLabel('Por mais quantas semanas').fill('2');
  await hold.getByRole('button', { name: 'Segurar dose' }).click();
  await expect(page.getByRole('dialog', { name: 'Gerenciar Planos' })).toContainText(inDays(42));
  await page.goBack();
  await expect(lead).toContainText(`A partir de ${inDays(42)} o plano prevê 0,5`);
});
