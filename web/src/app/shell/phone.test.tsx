import { readToday } from '@leveza/contract/dashboard.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../features/dashboard/testing/a-dashboard.ts';
import { answer } from '../../testing/server.ts';
import { renderShell } from './testing/render-shell.tsx';

const PHONE = 390;
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openDrawer() {
  const shell = await renderShell({ width: PHONE });
  const opener = screen.getByRole('button', { name: 'Menu' });
  await shell.user.click(opener);
  return { ...shell, opener, drawer: await screen.findByRole('dialog', { name: 'Menu' }) };
}

test('the bar at the bottom has the four things done daily', async () => {
  await renderShell({ width: PHONE, path: '/calendar' });
  const bar = screen.getByRole('navigation', { name: 'Atalhos' });
  expect(within(bar).getByRole('link', { name: 'Hoje' })).toHaveAttribute('href', '/dashboard');
  expect(within(bar).getByRole('link', { name: 'Calendário' })).toHaveAttribute('aria-current', 'page');
  expect(within(bar).getByRole('button', { name: 'Registrar' })).toBeVisible();
  expect(within(bar).getByRole('button', { name: 'Menu' })).toBeVisible();
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--offer-bottom')).toContain('4rem'),
  );
});

test('the drawer keeps the keyboard inside, round and round', async () => {
  const { user, drawer } = await openDrawer();
  const stops = within(drawer).getAllByRole('link').length + 20;
  for (let stop = 0; stop < stops; stop += 1) {
    await user.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
});

test('Escape closes the drawer and gives the focus back', async () => {
  const { user, opener } = await openDrawer();
  await user.keyboard('{Escape}');
  await expectGone();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a press beside the drawer closes it', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(drawer.parentElement!.parentElement!);
  await expectGone();
});

test('choosing a screen closes the drawer and starts at its heading', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(within(drawer).getByRole('link', { name: 'Configurações' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Configurações' });
  await expectGone();
  await waitFor(() => expect(heading).toHaveFocus());
});

test('the drawer has the theme and the way out', async () => {
  const { drawer } = await openDrawer();
  expect(within(drawer).getByRole('group', { name: 'Tema' })).toBeVisible();
  expect(within(drawer).getByRole('button', { name: 'Sair' })).toBeVisible();
});

const openSheet = async () => {
  answer(readToday, () => ({ data: aDay() }));
  const shell = await renderShell({ width: PHONE, path: '/exams' });
  await shell.user.click(screen.getByRole('button', { name: 'Registrar' }));
  return { ...shell, sheet: await screen.findByRole('dialog', { name: 'O que você quer registrar?' }) };
};

test('the sheet to record opens over the screen, and its address says so', async () => {
  const { router, sheet } = await openSheet();
  expect(router.state.location.href).toBe('/exams?record=choose');
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dose', 'Peso', 'Efeito', 'Remédio', 'Refeição', 'Água']);
});

test('a frequent symptom of the sheet asks only how strong it is, and leaves no word in the address', async () => {
  const { user, router, sheet } = await openSheet();
  await user.click(await within(sheet).findByRole('button', { name: 'Refluxo ou azia' }));
  const form = await screen.findByRole('dialog', { name: 'Novo efeito colateral' });
  expect(within(form).getByRole('group', { name: 'Refluxo ou azia: qual a intensidade?' })).toBeVisible();
  expect(router.state.location.href).toBe('/exams?record=symptom');
  // Nothing was typed, so nothing is asked.
  await user.keyboard('{Escape}');
  await expectGone();
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  await user.click(await screen.findByRole('button', { name: 'Efeito' }));
  expect(await screen.findByRole('checkbox', { name: 'Refluxo ou azia' })).not.toBeChecked();
});

test('Escape closes the sheet, and the screen under it is the same', async () => {
  const { user, router } = await openSheet();
  await user.keyboard('{Escape}');
  await expectGone();
  expect(router.state.location.href).toBe('/exams');
});

test('a tablet has the icons beside the page and the whole menu behind a button', async () => {
  const { user } = await renderShell({ width: 800 });
  expect(screen.getByRole('navigation', { name: 'Menu' })).toHaveClass('w-[64px]');
  expect(screen.queryByRole('navigation', { name: 'Atalhos' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});
