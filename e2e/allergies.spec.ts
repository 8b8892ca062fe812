import { expect } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

test('an allergy written in the profile is marked on the box and asked about before it is opened', async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await addBox(page, 'novalgina 500', { unitType: 'tablets' });
  await goOrLoad(page, '/profile?open=medical');
  await page.getByLabel('Alergias', { exact: true }).fill('Dipirona');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Informações Médicas salvo')).toBeVisible();

  await page.goto('/medication-store');
  const card = page.getByRole('listitem', { name: 'Novalgina 500 mg' });
  await expect(card).toContainText('Seu perfil fala em alergia a Dipirona');
  await card.getByRole('button', { name: /^Tomar/ }).click();
  const question = page.getByRole('group', { name: /Confira sua alergia/ });
  await expect(question).toContainText('Novalgina 500 mg leva essa substância');
  await question.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(card).toContainText('FECHADO');
  await card.getByRole('button', { name: /^Tomar/ }).click();
  await question.getByRole('button', { name: 'Registrar mesmo assim' }).click();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(card).toContainText('ABERTO');
  // The browser itself reports a refused call; nothing else may be there.
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;
});
