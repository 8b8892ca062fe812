import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function Example({ onSaved = () => {} }: { onSaved?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Dialog
        title="Anotar"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isDirty={note !== ''}
        actions={<Button onPress={onSaved}>Salvar</Button>}
      >
        <input aria-label="Nota" value={note} onChange={(event) => setNote(event.target.value)} />
      </Dialog>
    </>
  );
}

async function openExample() {
  const { user } = renderInApp(<Example />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Anotar' }) };
}

const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('takes the focus, and gives it back to the button that opened it', async () => {
  const { user, dialog } = await openExample();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await expectGone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

test('closes by its own button when nothing was typed', async () => {
  const { user } = await openExample();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await expectGone();
});

test('asks before losing what was typed, and editing goes on where it was', async () => {
  const { user } = await openExample();
  const field = screen.getByRole('textbox', { name: 'Nota' });
  await user.type(field, 'enjoo leve');
  await user.keyboard('{Escape}');

  expect(screen.getByRole('group', { name: 'Descartar o que você digitou?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('enjoo leve');
});

test('discards only when told to', async () => {
  const { user } = await openExample();
  await user.type(screen.getByRole('textbox', { name: 'Nota' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await expectGone();
});

test('the back button closes it and stays on the page', async () => {
  const history = createBrowserHistory();
  for (const path of ['/antes', '/aqui']) {
    history.push(path);
    history.flush();
  }
  const router = createRouter({ routeTree: createRootRoute(), history });
  const { user } = renderInApp(
    <RouterContextProvider router={router}>
      <Example />
    </RouterContextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'x');

  act(() => history.back());
  await screen.findByRole('group', { name: 'Descartar o que você digitou?' });
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await expectGone();
  await waitFor(() => expect(window.location.pathname).toBe('/aqui'));

  act(() => history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/antes'));
  history.destroy();
});

test('a press outside closes it, a press that ends outside does not', async () => {
  const { user, dialog } = await openExample();
  const overlay = dialog.parentElement!.parentElement!;
  await user.pointer([
    { keys: '[MouseLeft>]', target: dialog },
    { keys: '[/MouseLeft]', target: overlay },
  ]);
  expect(dialog).toBeInTheDocument();
  await user.click(overlay);
  await expectGone();
});
