import { actionsUnder } from './actions-under.ts';
import { applyBefore } from './doses.ts';
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
import { PHONE, countTaps, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

/** The page fetches its dialogs by itself; true once they are there with all they need. */
async function dialogsAreThere(): Promise<boolean> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  // A file may be listed twice, so each is looked for by its name.
  const dialogs = ['Effect', 'Signs'].map((name) =>
    fetched.find((file) => new RegExp(`/${name}Dialog-.*\\.js$`).test(file)),
  );
  await Promise.all(dialogs.flatMap((file) => (file ? [import(file)] : [])));
  return dialogs.every(Boolean);
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a symptom is recorded in three taps over any screen, felt before or not, and an undo takes it back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await feltBefore(page, 100, { effectType: 'gerd', intensity: 2 });
  await goOrLoad(page, '/calendar');
  const taps = await countTaps(page);
  await press(page, 'Registrar');
  await press(page, 'Refluxo ou azia');
  await press(page, '2, Leve');
  const answer = dialog(page, 'Efeito registrado');
  await expect(answer).toContainText('Refluxo ou azia · Leve');
  expect(await taps('a symptom')).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(toast(page, 'Registro desfeito')).toBeVisible();
  await expect(page).toHaveURL(/\/calendar$/);

  const again = await countTaps(page);
  await press(page, 'Registrar');
  await press(page, 'Dor de cabeça');
  await press(page, '2, Leve');
  await expect(dialog(page, 'Efeito registrado')).toContainText('Dor de cabeça · Leve');
  expect(await again('a symptom never felt before')).toBeLessThanOrEqual(3);
});

test('a strong effect without a yes only leads to the doctor; a toast does not cover the end of a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ ...PHONE, height: 460 });
  await goOrLoad(page, '/side-effects?open=new');
  await feel(page, 'Náusea', '4, Intenso');
  await expect(dialog(page, 'Efeito registrado')).toContainText('Fale com seu médico');
  await answerTo(page, /vomitou várias vezes/, 'Não');
  await press(page, 'Concluir');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const message = toast(page, 'Efeito registrado');
  // The clock of a message stands while the mouse is over it.
  await message.hover();
  await page.getByRole('button', { name: 'Náusea', exact: true }).press('Enter');
  const end = dialog(page, 'Náusea').getByRole('button', { name: 'Sinais de alerta' });
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => actionsUnder(message)).not.toContain('Sinais de alerta');
});

test('a strong pain leads to the doctor, and with a yes to help', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await goOrLoad(page, '/side-effects?open=new');
  await feel(page, 'Dor abdominal', '5, Muito Intenso');
  await expect(dialog(page, 'Efeito registrado')).toContainText('Fale com seu médico');
  await answerTo(page, /febre/, 'Não');
  await expectAccessible(page);
  await answerTo(page, /dor forte na barriga que não passa/, 'Sim');
  const help = notice(page, 'Procure ajuda agora');
  await expect(help).toContainText('Dor forte na barriga que não passa');
  await expect(help).toContainText('Fontes');
  await expect(help.getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  await expectAccessible(page);
  await press(page, 'Entendi');
  await expect(page).toHaveURL(/\/side-effects$/);
  await expect(days(page).getByRole('listitem')).toContainText('Muito Intenso');
});

test('without a network the notice is shown, the record is kept in the form and sent later', async ({
  page,
  context,
  complaints,
}) => {
  await goOrLoad(page, '/side-effects');
  await expect(page.getByText(/Nenhum efeito registrado/)).toBeVisible();
  await page.waitForFunction(dialogsAreThere);
  // Opened once, it has loaded whatever it stands on.
  await press(page, 'Sinais de alerta');
  await expect(dialog(page, 'Sinais de alerta')).toBeVisible();
  await press(page, 'Fechar');
  await expect(dialog(page, 'Sinais de alerta')).toBeHidden();
  await context.setOffline(true);
  await press(page, 'Sinais de alerta');
  await expect(dialog(page, 'Sinais de alerta')).toContainText('Sinais de alergia grave');
  await press(page, 'Fechar');
  await press(page, 'Registrar efeito');
  await feel(page, 'Dor abdominal', '5, Muito Intenso');
  await expect(page.getByText('O registro não foi salvo')).toBeVisible();
  await answerTo(page, /dor forte na barriga que não passa/, 'Sim');
  await expect(notice(page, 'Procure ajuda agora')).toContainText('O registro não foi salvo');
  await press(page, 'Entendi');
  await expect(dialog(page, 'Novo efeito colateral')).toContainText('Você está sem internet.');
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;

  await context.setOffline(false);
  await record(page);
  await expect(toast(page, 'Efeito registrado')).toBeVisible();
  await expect(days(page).getByRole('listitem')).toHaveCount(1);
});

test('an effect says where the dose stood; it is changed, deleted and brought back', async ({ page }) => {
  await applyBefore(page, 2);
  await goOrLoad(page, '/side-effects?open=new');
  await pick(page, 'Prisão de ventre');
  await choose(page, '2, Leve');
  await page.getByText('Mais detalhes').click();
  await page.getByLabel('Duração').fill('90');
  await page.getByLabel('O que você fez').fill('Mais água');
  await record(page);
  await press(page, 'Concluir');
  await expect(days(page).getByRole('listitem')).toContainText('dia 2 após a dose');

  await press(page, 'Prisão de ventre');
  await expect(dialog(page, 'Prisão de ventre')).toContainText(
    /dia 2 após a dose, Ozempic .*nível estimado/i,
  );
  await expect(dialog(page, 'Prisão de ventre')).toContainText('Em estudos com Ozempic');
  await expectAccessible(page);
  await press(page, 'Editar');
  await expect(dialog(page, 'Editar efeito')).toBeVisible();
  await expectAccessible(page);
  await choose(page, '1, Muito Leve');
  await press(page, 'Salvar');
  await expect(toast(page, 'Registro alterado')).toBeVisible();
  await expect(days(page).getByRole('listitem')).toContainText('Muito Leve');

  await page.getByRole('button', { name: /^Ações de Prisão de ventre/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await press(page, 'Confirmar Exclusão');
  await expect(page.getByText(/Nenhum efeito registrado/)).toBeVisible();
  await toast(page, 'Registro excluído').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(days(page).getByRole('listitem')).toContainText('Muito Leve');
});
