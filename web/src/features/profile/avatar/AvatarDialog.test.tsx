import { Problem } from '@leveza/contract/problem.ts';
import { readAvatar, removeAvatar, uploadAvatar } from '@leveza/contract/profile/avatar.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openDialog, serve } from '../testing/open-profile.tsx';

const drawn = vi.fn<(...square: number[]) => void>();
const PHOTO = new File(['x'], 'praia.png', { type: 'image/png' });
const AVATAR = '/api/users/avatar?v=1';

// jsdom neither decodes nor draws: a picture of 1200 × 800 that is drawn into nothing.
beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => {} }));
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: () => Promise.resolve() },
    naturalWidth: { configurable: true, value: 1200 },
    naturalHeight: { configurable: true, value: 800 },
  });
  const context = {
    fillRect: () => {},
    drawImage: (_: unknown, left: number, top: number, side: number) => drawn(left, top, side),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
    take(new Blob(['cortada'], { type: type! })),
  );
});

afterEach(() => {
  act(() => toastQueue.clear());
  drawn.mockReset();
  vi.restoreAllMocks();
});

async function open(avatar: string | null = null) {
  const known = serve({ patient: { avatar } });
  const page = openDialog('avatar');
  const dialog = await screen.findByRole('dialog', { name: 'Foto de perfil' });
  return { ...page, known, dialog };
}

const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('a picture is seen before it is saved, then shown in place of the letter', async () => {
  const { user, known } = await open();
  answer(uploadAvatar, () => {
    known.profile = { ...known.profile, avatar: AVATAR };
    return { data: known.profile };
  });
  expect(screen.queryByRole('button', { name: 'Remover foto' })).not.toBeInTheDocument();
  choose(PHOTO);
  await screen.findByRole('img', { name: 'Como sua foto vai ficar' });
  await waitFor(() => expect(drawn).toHaveBeenLastCalledWith(200, 0, 800));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Salvo!' });
  expect(screen.getByRole('alertdialog', { name: 'Foto salva' })).toBeInTheDocument();
  expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.9);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(AVATAR)).toBeVisible();
});

test('the square is moved and brought closer by its sliders', async () => {
  await open();
  choose(PHOTO);
  await screen.findByRole('slider', { name: 'Aproximar' });
  expect(screen.getByRole('slider', { name: 'Mover para cima e para baixo' })).toBeDisabled();
  slide('Mover para os lados', 0);
  await waitFor(() => expect(drawn).toHaveBeenLastCalledWith(0, 0, 800));
  slide('Aproximar', 4);
  slide('Mover para cima e para baixo', 1);
  await waitFor(() => expect(drawn).toHaveBeenLastCalledWith(0, 600, 200));
});

const MOST = 10 * 1024 * 1024;

test.each([
  ['praia.jpg', 'image/jpeg', MOST + 1, 'Arquivo praia.jpg é muito grande. Máximo 10MB'],
  ['exame.pdf', 'application/pdf', 1, 'Arquivo exame.pdf não é uma imagem JPEG ou PNG'],
])('%s (%s, %i bytes) is refused before anything is sent', async (name, type, size, sentence) => {
  const { dialog } = await open();
  choose(Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
});

test('a file that only claims to be a picture is refused', async () => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.reject(new Error('not a picture')),
  });
  const { dialog } = await open();
  choose(PHOTO);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Não foi possível ler a imagem. Use um arquivo JPEG ou PNG.',
  );
});

test('a refusal keeps the picture, and closing asks', async () => {
  const { user, dialog } = await open();
  answer(uploadAvatar, () => new Problem('storage-full'));
  choose(PHOTO);
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Erro ao atualizar perfil: O Leveza não consegue guardar/,
  );
  expect(screen.getByRole('img', { name: 'Como sua foto vai ficar' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
});

test('a picture is removed without a question, and an undo sends it again', async () => {
  const { user, known } = await open(AVATAR);
  const setAvatar = (avatar: string | null) => {
    known.profile = { ...known.profile, avatar };
    return { data: known.profile };
  };
  answer(readAvatar, () => ({}));
  answer(removeAvatar, () => setAvatar(null));
  answer(uploadAvatar, () => setAvatar(AVATAR));
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alertdialog', { name: 'Foto removida' })).toBeInTheDocument();
  expect(screen.getByText('Sem foto')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(AVATAR)).toBeVisible();
});

test('a picture that cannot be removed stays, and the dialog says why', async () => {
  const { user, dialog } = await open(AVATAR);
  answer(readAvatar, () => ({}));
  answer(removeAvatar, () => new Problem('unexpected'));
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Erro ao remover: /);
});
