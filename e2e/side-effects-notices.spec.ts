import { days, feel, feltBefore, notice, press } from './effects.ts';
import { expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
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
