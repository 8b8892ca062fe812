import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { Menu } from './Menu.tsx';

const onEdit = vi.fn<() => void>();
const ACTIONS = [
  { id: 'edit', label: 'Editar', onAction: onEdit },
  { id: 'move', label: 'Mudar', isDisabled: true },
  { id: 'delete', label: 'Excluir' },
];
const button = () => screen.getByRole('button', { name: 'Mais ações' });

test('opens by a press, does what is chosen, and gives the focus back', async () => {
  const user = userEvent.setup();
  renderInApp(<Menu label="Mais ações" actions={ACTIONS} />);
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(await screen.findByRole('menu', { name: 'Mais ações' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Mudar' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  expect(onEdit).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});

test.each([
  ['{Enter}', 'Editar'],
  [' ', 'Editar'],
  ['{ArrowDown}', 'Editar'],
  ['{ArrowUp}', 'Excluir'],
])('%s opens it at %s, and Escape closes it', async (key, name) => {
  const user = userEvent.setup();
  renderInApp(<Menu label="Mais ações" actions={ACTIONS} />);
  await user.tab();
  await user.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});
