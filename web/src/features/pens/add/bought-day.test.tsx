import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { inDays, TODAY } from '../../../testing/boxes.ts';
import { OZEMPIC } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

async function addInUse() {
  const shelf = serve([]);
  answer(readGlp1Catalog, () => ({ data: [OZEMPIC], counterfeitLots: [], version: '2026-11-15' }));
  const { user } = openPens('?add=ozempic-1');
  await screen.findByLabelText(/Preço pago/);
  await user.click(screen.getByText('Já em uso'));
  return { shelf, user, save: () => user.click(screen.getByRole('button', { name: 'Salvar' })) };
}

const box = (label: string | RegExp) =>
  screen.getAllByLabelText(label).find((each) => each instanceof HTMLInputElement)!;
const type = (label: string | RegExp, value: string) => {
  fireEvent.change(box(label), { target: { value } });
  fireEvent.blur(box(label));
};

test('a pen in use was bought no later than it was opened, where the day of purchase was left alone', async () => {
  const { shelf, save } = await addInUse();
  type('Aberta em', formatDay(inDays(-15)));
  expect(box(/Data de compra/)).toHaveValue(formatDay(inDays(-15)));
  type('Aberta em', formatDay(inDays(-10)));
  type(/Preço pago/, '900');
  await save();
  await screen.findByText('Caneta Ozempic adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ purchaseDate: inDays(-10) })]);
});

test('turned back to a sealed one, it is bought today again', async () => {
  const { user } = await addInUse();
  type('Aberta em', formatDay(inDays(-15)));
  await user.click(screen.getByText('Lacrada'));
  await waitFor(() => expect(box(/Data de compra/)).toHaveValue(formatDay(TODAY)));
});

test('a day of purchase the patient wrote stays', async () => {
  const { shelf, save } = await addInUse();
  type(/Data de compra/, formatDay(inDays(-20)));
  type('Aberta em', formatDay(inDays(-15)));
  type(/Preço pago/, '900');
  await save();
  await screen.findByText('Caneta Ozempic adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ purchaseDate: inDays(-20) })]);
});

test('a purchase written after the opening is refused at its field', async () => {
  const { shelf, save } = await addInUse();
  type('Aberta em', formatDay(inDays(-15)));
  type(/Data de compra/, formatDay(inDays(-2)));
  type(/Preço pago/, '900');
  await save();
  const sentence = `Já estava aberta em ${formatDay(inDays(-15))}. Confira as duas datas.`;
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(box(/Data de compra/)).toBeInvalid();
  expect(shelf.bodies).toEqual([]);
});
