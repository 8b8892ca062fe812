import { addPhoto, changePhoto, deletePhoto, listPhotos, type Photo } from '@leveza/contract/photos.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { NewPhotoPage } from './NewPhotoPage.tsx';
import { PhotosDialog } from './PhotosDialog.tsx';

const photo = (number: number, takenOn: string, weight: number | null = null): Photo => ({
  id: `6f1c1a52-0c1d-4a44-9a7e-00000000000${number}`,
  takenOn,
  weight,
});
const OLD = photo(1, '2026-07-20', 94.2);
const NEW = photo(2, '2026-11-10', 86.1);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});

async function open(photos: Photo[], patient = {}) {
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(listPhotos, () => ({ data: photos }));
  const page = renderInApp(<PhotosDialog onClose={() => undefined} />);
  await screen.findByRole('button', { name: 'Adicionar foto' });
  return page;
}

test('photos stand side by side, blurred until they are wanted', async () => {
  await open([NEW, OLD]);
  expect(within(screen.getByRole('list', { name: 'Suas fotos' })).getAllByRole('img')).toHaveLength(2);
  const image = screen.getByAltText('Foto de 10/11/2026');
  expect(image).toHaveAttribute('src', `/api/photos/${NEW.id}/file`);
  expect(image).toHaveClass('blur-xl');
  fireEvent.click(button('Mostrar fotos'));
  expect(screen.getByAltText('Foto de 10/11/2026')).not.toHaveClass('blur-xl');
});

test.each([
  ['without a connection', false, /volta com a conexão\./, () => fireEvent(window, new Event('online'))],
  ['refused', true, /não pôde ser aberta\./, () => fireEvent(document, new Event('visibilitychange'))],
])('a photo %s says so in its place, and is asked for again', async (_, isOnline, words, comeBack) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => online.mockRestore());
  await open([NEW]);
  fireEvent.error(screen.getByAltText('Foto de 10/11/2026'));
  expect(screen.getByText(/^A foto de 10\/11\/2026/)).toHaveTextContent(words);
  comeBack();
  expect(screen.getByAltText('Foto de 10/11/2026')).toBeInTheDocument();
});

test('without a photo there is nothing to compare', async () => {
  await open([]);
  expect(screen.getByText(/Nenhuma foto ainda/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
});

const days = () => screen.getAllByAltText(/^Foto de/).map((image) => image.getAttribute('alt'));

test('the first and the last stand side by side with the weights of their days, and change places', async () => {
  await open([NEW, OLD]);
  fireEvent.click(button('Comparar'));
  expect(days()).toEqual(['Foto de 20/07/2026', 'Foto de 10/11/2026']);
  expect(screen.getByRole('dialog')).toHaveTextContent(/94,2\skg.*86,1\skg/);
  fireEvent.click(button('Trocar'));
  expect(days()).toEqual(['Foto de 10/11/2026', 'Foto de 20/07/2026']);
});

const cutOf = () => screen.getByAltText('Foto de 20/07/2026').closest('div')?.style.clipPath;

test('one over the other, the slider moves the line between the two days', async () => {
  const { user } = await open([NEW, OLD]);
  fireEvent.click(button('Comparar'));
  await user.click(screen.getByRole('tab', { name: 'Uma sobre a outra' }));
  expect(days()).toEqual(['Foto de 10/11/2026', 'Foto de 20/07/2026']);
  const slider = screen.getByRole('slider', { name: 'Deslize para comparar' });
  expect(slider).toHaveAttribute('aria-valuetext', '50\u00A0% da foto de 20/07/2026');
  expect(cutOf()).toBe('inset(0 50% 0 0)');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', '80\u00A0% da foto de 20/07/2026');
  expect(cutOf()).toBe('inset(0 20% 0 0)');
});

test('covered figures stay covered', async () => {
  await open([NEW, OLD], { areFiguresCovered: true });
  fireEvent.click(button('Comparar'));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/86,1/);
});

test('a photo that cannot be deleted stays, and says so', async () => {
  answer(deletePhoto, () => new Problem('offline'));
  // The picture itself is no JSON, so it is answered here.
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('/file') ? Promise.resolve(new Response('jpeg')) : rest(url, init),
  );
  await open([NEW]);
  fireEvent.click(screen.getByRole('button', { name: 'Foto de 10/11/2026' }));
  fireEvent.click(button('Excluir'));
  fireEvent.click(button('Excluir'));
  expect(await screen.findByText(/Erro ao excluir/)).toBeVisible();
});

test('a day that fails does not send the photo twice', async () => {
  const sent: string[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(addPhoto, () => {
    sent.push('photo');
    return { data: photo(3, '2026-11-16') };
  });
  answer(changePhoto, ({ body }) => {
    sent.push(body.takenOn);
    return sent.length < 3 ? new Problem('offline') : { data: photo(3, body.takenOn) };
  });
  const onDone = vi.fn<() => void>();
  renderInApp(<NewPhotoPage picture={new File(['x'], 'foto.jpg')} onDone={onDone} />);
  fireEvent.change(await screen.findByRole('textbox', { name: /Data da foto/ }), {
    target: { value: '01/02/2026' },
  });
  fireEvent.click(button('Guardar'));
  expect(await screen.findByText(/A foto foi guardada, mas a data não/)).toBeVisible();
  fireEvent.click(button('Guardar'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual(['photo', '2026-02-01', '2026-02-01']);
});

test('the day of a kept photo is corrected', async () => {
  const sent: unknown[] = [];
  const { user } = await open([NEW]);
  answer(changePhoto, ({ body }) => {
    sent.push(body);
    answer(listPhotos, () => ({ data: [{ ...NEW, takenOn: '2026-11-09' }] }));
    return { data: { ...NEW, ...body } };
  });
  fireEvent.click(button('Mostrar fotos'));
  await user.click(screen.getByRole('button', { name: /10\/11\/2026|10 de novembro/ }));
  await user.click(await screen.findByRole('button', { name: 'Corrigir data' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Data da foto/ }), {
    target: { value: '09/11/2026' },
  });
  await user.click(button('Salvar'));
  await waitFor(() => expect(sent).toEqual([{ takenOn: '2026-11-09' }]));
  await user.click(await screen.findByRole('button', { name: 'Corrigir data' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Data da foto/ })).toHaveValue('09/11/2026'),
  );
});
