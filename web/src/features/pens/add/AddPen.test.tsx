import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { addPen } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { inDays, TODAY } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { aPen, MOUNJARO } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

/** The box itself: a list's button has the name of its field as well. */
const box = (label: string | RegExp) =>
  screen.getAllByLabelText(label).find((each) => each instanceof HTMLInputElement)!;
const type = (label: string | RegExp, value: string) => {
  const field = box(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('a known pen needs its price, and the rest is filled in', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=1');
  await user.click(await screen.findByRole('button', { name: 'Ozempic' }));
  await user.click(screen.getByRole('button', { name: 'Ozempic 1 mg' }));
  await screen.findByLabelText(/Preço pago/);
  type(/Preço pago/, '999,90');
  type('Data de validade', formatDay(inDays(300)));
  await user.click(save());
  expect(await screen.findByText('Caneta Ozempic adicionada')).toBeVisible();
  expect(shelf.bodies).toEqual([
    expect.objectContaining({
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      activeIngredient: 'Semaglutida',
      manufacturer: 'Novo Nordisk',
      isVial: false,
      purchaseDate: TODAY,
      expiryDate: inDays(300),
      pricePaid: 999.9,
      totalVolume: 3,
      concentrationMgMl: 1.34,
      currentDoseMg: 1,
      copies: 1,
      openedAt: null,
    }),
  ]);
});

test('a box of single-dose pens holds as much as all of them', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=mounjaro-5');
  expect(await screen.findByLabelText('Canetas na caixa')).toHaveValue('4');
  type('Canetas na caixa', '2');
  type(/Preço pago/, '700');
  await user.click(save());
  await screen.findByText('Caneta Mounjaro adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ units: 2, totalVolume: 1, copies: 1 })]);
});

test('a pen nobody paid for needs no price', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=ozempic-1');
  await user.click(await screen.findByRole('switch', { name: /Não paguei por ela/ }));
  expect(screen.queryByLabelText(/Preço pago/)).toBeNull();
  await user.click(save());
  await screen.findByText('Caneta Ozempic adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ isFree: true, pricePaid: null })]);
});

test('a pen in use is asked how many doses are gone', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=ozempic-1');
  await screen.findByLabelText(/Preço pago/);
  expect(screen.queryByLabelText(/^Quantas doses já aplicou/)).toBeNull();
  await user.click(screen.getByText('Já em uso'));
  type(/^Quantas doses já aplicou/, '2');
  type(/Preço pago/, '900');
  await user.click(save());
  await screen.findByText('Caneta Ozempic adicionada');
  // The day of its opening is unknown, and the server asks: days in use must not begin today.
  expect(shelf.bodies).toEqual([expect.objectContaining({ dosesUsed: 2, openedAt: null })]);
});

test('a pen in use that tells neither its doses nor its day is asked for them, and 0 is an answer', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=ozempic-1');
  await screen.findByLabelText(/Preço pago/);
  await user.click(screen.getByText('Já em uso'));
  type(/Preço pago/, '900');
  await user.click(save());
  expect(await screen.findByText('Informe um número.')).toBeVisible();
  expect(shelf.bodies).toEqual([]);
  type(/^Quantas doses já aplicou/, '0');
  await user.click(save());
  await screen.findByText('Caneta Ozempic adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ dosesUsed: 0, openedAt: expect.any(String) })]);
});

test.each([
  ['the first pen of a treatment that began before', inDays(-60), [], true],
  ['the first pen of a treatment that begins', null, [], false],
  ['a pen beside others', inDays(-60), [aPen()], false],
])('%s', async (_, treatmentStart, pens, isInUse) => {
  serve(pens);
  answer(readMe, () => ({ data: { ...ANA, treatmentStart } }));
  const { user } = openPens('?add=1');
  await user.click(await screen.findByRole('button', { name: 'Ozempic' }));
  await user.click(screen.getByRole('button', { name: 'Ozempic 1 mg' }));
  await screen.findByLabelText(/Preço pago/);
  expect(screen.queryByLabelText(/^Quantas doses já aplicou/) !== null).toBe(isInUse);
});

test('every mistake is said under its field', async () => {
  serve([]);
  const { user } = openPens('?add=other');
  await user.click(await screen.findByText('Frasco ou ampola'));
  fireEvent.change(box(/Número de caixas/), { target: { value: '0' } });
  fireEvent.change(box(/Número de ampolas/), { target: { value: '' } });
  fireEvent.change(box(/Volume de cada ampola/), { target: { value: '0' } });
  fireEvent.change(box(/Data de compra/), { target: { value: '' } });
  await user.click(save());
  for (const sentence of [
    'Nome do medicamento é obrigatório',
    'Princípio ativo é obrigatório',
    'Fabricante é obrigatório',
    'Data de compra é obrigatória',
    'Informe o preço ou marque “Não paguei por ela”.',
    'Volume total deve ser maior que zero',
    'Concentração deve ser maior que zero',
    'Número de caixas deve ser maior que zero',
    'Número de ampolas deve ser maior que zero',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  fireEvent.change(box(/Preço pago/), { target: { value: '0' } });
  fireEvent.change(box(/Data de compra/), { target: { value: formatDay(TODAY) } });
  fireEvent.change(box('Data de validade'), { target: { value: formatDay(TODAY) } });
  await user.click(save());
  expect(await screen.findByText('Data de validade deve ser posterior à data de compra')).toBeVisible();
  expect(screen.getByText('Preço deve ser maior que zero')).toBeVisible();
});

test('switching to a pen clears the fields of the vials', async () => {
  const shelf = serve([]);
  const { user } = openPens('?add=other');
  await user.click(await screen.findByText('Frasco ou ampola'));
  expect(box(/Número de ampolas/)).toHaveValue('4');
  type(/Número de caixas/, '2');
  expect(box(/Número de ampolas/)).toHaveValue('8');
  await user.click(screen.getByText('Caneta'));
  expect(screen.queryByLabelText(/Número de ampolas/)).toBeNull();
  type(/Nome do medicamento/, 'Semaglutida importada');
  type(/Princípio ativo/, 'Semaglutida');
  type(/Fabricante/, 'Desconhecido');
  type(/Volume de cada caneta/, '1,75');
  type(/Concentração/, '1.34');
  type(/Preço pago/, '500');
  await user.click(save());
  await screen.findByText('Caneta Semaglutida importada adicionada');
  expect(shelf.bodies).toEqual([
    expect.objectContaining({
      catalogId: null,
      presentation: 'multi-dose-pen',
      isVial: false,
      totalBoxes: null,
      totalVials: null,
      totalVolume: 1.75,
      concentrationMgMl: 1.34,
    }),
  ]);
});

test('a prohibited product is found by who looks for it, with its notice, and is never suggested', async () => {
  serve([]);
  const { user } = openPens('?add=1');
  const tiles = await screen.findByRole('group', { name: 'Marcas' });
  expect(within(tiles).getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByText('TG')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tirzepatida' } });
  const list = await screen.findByRole('list', { name: 'Medicamentos' });
  const found = within(list)
    .getAllByRole('heading')
    .map((each) => each.textContent);
  expect(found).toEqual(['Mounjaro', 'TG']);
  expect(list).toHaveTextContent('RE 4.030/2025');
  await user.click(screen.getByRole('button', { name: 'TG 15 mg' }));
  const form = await screen.findByRole('form', { name: 'Adicionar Caneta' });
  expect(form).toHaveTextContent('Proibido pela Anvisa');
  expect(form).toHaveTextContent('RE 4.030/2025');
});

test.each([
  ['ozempik', 'Ozempic'],
  ['monjaro', 'Mounjaro'],
])('a brand is found with slips: %s', async (typed, name) => {
  serve([]);
  openPens('?add=1');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: typed } });
  expect(await screen.findByRole('heading', { name })).toBeVisible();
});

test.each(['Ribelsus', 'Rybelsus 14 mg', 'semaglutida oral'])(
  '%s is said to be a tablet, which a plan brings to Hoje',
  async (typed) => {
    serve([]);
    openPens('?add=1');
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: typed } });
    expect(await screen.findByText('Rybelsus é um comprimido')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Criar plano' })).toHaveAttribute(
      'href',
      '/medication-usage?open=new',
    );
    expect(screen.getByRole('link', { name: 'Adicionar em Medicamentos' })).toHaveAttribute(
      'href',
      '/medication-store?add=1',
    );
  },
);

test('the tile of a brand leads to all of its pens', async () => {
  serve([]);
  const kwikPen = { ...MOUNJARO, id: 'mounjaro-kwikpen-5', commercialName: 'Mounjaro KwikPen' };
  answer(readGlp1Catalog, () => ({ data: [MOUNJARO, kwikPen], counterfeitLots: [], version: '2026-11-15' }));
  const { user } = openPens('?add=1');
  await user.click(await screen.findByRole('button', { name: 'Mounjaro' }));
  expect(await screen.findByRole('heading', { name: 'Mounjaro KwikPen' })).toBeVisible();
});

test('a prohibited name typed by hand gets the same notice', async () => {
  serve([]);
  openPens('?add=other');
  await screen.findByLabelText(/Nome do medicamento/);
  type(/Nome do medicamento/, 'Retatrutida 10 mg');
  expect(await screen.findByText(/A Anvisa proíbe a venda/)).toBeVisible();
  type(/Nome do medicamento/, 'Semaglutida manipulada');
  expect(await screen.findByText(/Produto manipulado não tem registro/)).toBeVisible();
});

test('a lot of the counterfeit list warns at once', async () => {
  serve([]);
  const { user } = openPens('?add=ozempic-1');
  await user.click(await screen.findByText('Mais detalhes'));
  type('Lote', 'mp5c-960');
  expect(await screen.findByText('Este lote está em um alerta da Anvisa')).toBeVisible();
  expect(screen.getByText('Alerta da Anvisa de junho de 2023.')).toBeVisible();
});

test('an allergy of the profile asks before the pen is added', async () => {
  const shelf = serve([]);
  answer(addPen, async ({ body }, request) => {
    shelf.bodies.push(await request.json());
    if (!body.confirmAllergy) return new Problem('known-allergy');
    return { data: aPen(), pens: [aPen()] };
  });
  const { user } = openPens('?add=ozempic-1');
  await screen.findByLabelText(/Preço pago/);
  type(/Preço pago/, '999,90');
  await user.click(save());
  const question = await screen.findByRole('group', { name: /Confira sua alergia/ });
  expect(question).toHaveTextContent('fale com seu médico ou farmacêutico');
  await user.click(within(question).getByRole('button', { name: 'Adicionar mesmo assim' }));
  expect(await screen.findByText('Caneta Ozempic adicionada')).toBeVisible();
  expect(shelf.bodies.at(-1)).toMatchObject({ pricePaid: 999.9, confirmAllergy: true });
});

const RESTORED = 'O que você tinha preenchido está aqui. Confira e salve.';

test('a page that was lost is found again with its product, says so, and is given up by closing', async () => {
  serve([]);
  const lost = openPens('?add=ozempic-1');
  await screen.findByLabelText(/Preço pago/);
  type(/Preço pago/, '777');
  lost.unmount();

  const other = openPens('?add=mounjaro-5');
  expect(await screen.findByLabelText(/Preço pago/)).toHaveValue('');
  expect(screen.queryByText(RESTORED)).toBeNull();
  other.unmount();

  const { user } = openPens('?add=ozempic-1');
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(box(/Preço pago/)).toHaveValue('777,00');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});
