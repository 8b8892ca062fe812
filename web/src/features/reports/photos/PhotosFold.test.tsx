import { listPhotos, type Photo } from '@leveza/contract/photos.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { PhotosView } from '../preview/PhotosView.tsx';
import { PhotosFold } from './PhotosFold.tsx';
// Code that comes later is there before the first test waits for it.
import './PhotoChoice.tsx';

const photo = (number: number, takenOn: string, weight: number | null): Photo => ({
  id: `6f1c1a52-0c1d-4a44-9a7e-00000000000${number}`,
  takenOn,
  weight,
});
const PHOTOS = [photo(2, '2026-11-10', 86.1), photo(1, '2026-07-20', 94.2)];

function Chosen() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  return (
    <>
      <PhotosFold photos={photos} onChange={setPhotos} />
      <PhotosView photos={photos} />
    </>
  );
}

async function openPair(photos: Photo[]) {
  answer(listPhotos, () => ({ data: photos }));
  const page = renderInApp(<Chosen />);
  fireEvent.click(screen.getByText('Fotos lado a lado'));
  fireEvent.click(await screen.findByText('Escolher duas fotos'));
  return page;
}

async function choose({ user }: Awaited<ReturnType<typeof openPair>>, place: string, day: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(place) }));
  await user.click(await screen.findByRole('option', { name: day }));
}

test('photos are shown with the weight of their day only once they are chosen, and leave again', async () => {
  const page = await openPair(PHOTOS);
  await screen.findByText('Esquerda');
  expect(screen.queryByAltText(/^Foto de/)).toBeNull();
  await choose(page, 'Esquerda', '20/07/2026');
  await choose(page, 'Direita', '10/11/2026');
  const images = await screen.findAllByAltText(/^Foto de/);
  expect(images.map((image) => image.getAttribute('src'))).toEqual(
    [PHOTOS[1]!, PHOTOS[0]!].map(({ id }) => `/api/photos/${id}/file`),
  );
  expect(screen.getByText('94,2 kg')).toBeInTheDocument();
  await page.user.click(screen.getByText('Deixar sem fotos'));
  expect(screen.queryByAltText(/^Foto de/)).toBeNull();
});

test('photos are blurred while figures are covered', () => {
  renderInApp(
    <AreFiguresCovered value>
      <PhotosView photos={PHOTOS} />
    </AreFiguresCovered>,
  );
  expect(screen.getByAltText('Foto de 20/07/2026')).toHaveClass('blur-xl');
  expect(screen.queryByText('94,2 kg')).toBeNull();
});

test('fewer than two photos lead to where they are kept', async () => {
  await openPair(PHOTOS.slice(0, 1));
  expect(await screen.findByRole('link', { name: 'Guardar fotos de progresso' })).toBeVisible();
});
