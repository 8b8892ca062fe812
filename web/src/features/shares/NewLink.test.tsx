import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { toastQueue } from '../../ui/toast.ts';
import { NewLink } from './NewLink.tsx';

const LINK = 'https://leveza.exemplo/shared#segredo';

function openLink() {
  toastQueue.clear();
  const onClose = vi.fn<() => void>();
  const link = <NewLink url={LINK} until="2026-11-26" hasPin={false} onClose={onClose} />;
  const { user } = openPage('/reports', '', link);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press, onClose };
}

test('a link that was copied is closed at once', async () => {
  const { press, onClose } = openLink();
  await press('Copiar o link');
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(screen.getByRole('button', { name: 'Copiado: o link' })).toBeInTheDocument();
  await press('Concluir');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['Concluir', 'Fechar'])('%s asks once while the link is kept nowhere', async (way) => {
  const { press, onClose } = openLink();
  await press(way);
  const question = screen.getByRole('group', { name: 'Fechar sem copiar? O link não aparece de novo.' });
  expect(onClose).not.toHaveBeenCalled();
  expect(within(question).getByRole('button', { name: 'Voltar ao link' })).toHaveFocus();
  await press('Fechar sem copiar');
  expect(onClose).toHaveBeenCalledOnce();
});

test('where the browser refuses to copy, the link is selected and says so', async () => {
  const { press } = openLink();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press('Copiar o link');
  expect(await screen.findByText('O texto está selecionado: copie à mão.')).toBeInTheDocument();
  expect(window.getSelection()?.toString()).toBe(LINK);
});
