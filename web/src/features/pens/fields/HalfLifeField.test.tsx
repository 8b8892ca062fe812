import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPen } from '../../../testing/pens.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

const LABEL = 'Meia-vida informada (dias ou horas)';
const save = () => screen.getByRole('button', { name: 'Salvar' });
/** The box itself: a list's button has the name of its field as well. */
const box = (label: string | RegExp) =>
  screen.getAllByLabelText(label).find((each) => each instanceof HTMLInputElement)!;
const type = (label: string | RegExp, value: string) => {
  const field = box(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

const UNKNOWN = aPen({
  medication: { id: null, commercialName: 'Fórmula' },
  molecule: null,
  legalStatus: null,
  halfLifeHours: 144,
});

test('a pen in no catalogue carries the half-life its patient was told, in days or hours', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=other');
  await screen.findByLabelText(/Nome do medicamento/);
  for (const [label, value] of [
    [/Nome do medicamento/, 'Fórmula'],
    [/Princípio ativo/, 'Peptídeo'],
    [/Fabricante/, 'Farmácia do bairro'],
    [/Volume/, '3'],
    [/Concentração/, '2'],
    [/Preço pago/, '300'],
  ] as const) {
    type(label, value);
  }
  await user.click(screen.getByText('Mais detalhes'));
  type(LABEL, '90');
  await user.click(save());
  expect(await screen.findByText('A meia-vida vai de 1 hora a 60 dias.')).toBeVisible();
  expect(shelf.bodies).toEqual([]);
  // A wrong unit is corrected without typing the number again.
  await user.click(screen.getByRole('radio', { name: 'Horas' }));
  expect(screen.getByLabelText(LABEL)).toHaveValue('90');
  type(LABEL, '5,3');
  await user.click(screen.getByRole('radio', { name: 'Dias' }));
  expect(screen.getByLabelText(LABEL)).toHaveValue('5,3');
  await user.click(save());
  await screen.findByText('Caneta Fórmula adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ catalogId: null, halfLifeHours: 127.2 })]);
});

test('no half-life is asked of a known product', async () => {
  serve([]);
  const { user } = openPens('?add=ozempic-1');
  await user.click(await screen.findByText('Mais detalhes'));
  expect(screen.getByLabelText('Local de compra')).toBeVisible();
  expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
});

test('no half-life is asked of a name the Anvisa prohibits', async () => {
  serve([]);
  const { user } = openPens('?add=other');
  await user.click(await screen.findByText('Mais detalhes'));
  expect(screen.getByLabelText(LABEL)).toBeVisible();
  type(/Nome do medicamento/, 'Retatrutida');
  expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
});

test('editing shows it as it was told, and an emptied field takes it away', async () => {
  const shelf = serve([UNKNOWN]);
  const { user } = openPens(`?pen=${UNKNOWN.id}&open=edit`);
  expect(await screen.findByLabelText(LABEL)).toHaveValue('6');
  expect(screen.getByRole('radio', { name: 'Dias' })).toBeChecked();
  type(LABEL, '');
  await user.click(save());
  await expect.poll(() => shelf.bodies).toEqual([expect.objectContaining({ halfLifeHours: null })]);
});
