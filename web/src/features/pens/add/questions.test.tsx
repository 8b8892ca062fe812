import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { createBrowserHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { leaveThroughFloor } from '../../../lib/floor-entry.ts';
import { formatDay } from '../../../lib/format.ts';
import { inDays, TODAY } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { MOUNJARO, OZEMPIC } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

const STARTER = {
  ...OZEMPIC,
  id: 'ozempic-025-05',
  strengthLabel: '0,25 e 0,5 mg',
  doseOptionsMg: [0.25, 0.5],
};
const VIAL = {
  ...MOUNJARO,
  id: 'mounjaro-frasco-5',
  presentation: 'vial' as const,
  isVial: true,
  vialsPerBox: 4,
};
const XULTOPHY = {
  ...OZEMPIC,
  id: 'xultophy',
  commercialName: 'Xultophy',
  mgPerUnit: 0.036,
  doseOptionsMg: [],
};

function serveAll() {
  const shelf = serve([]);
  const data = [OZEMPIC, STARTER, MOUNJARO, VIAL, XULTOPHY];
  answer(readGlp1Catalog, () => ({ data, counterfeitLots: [], version: '2026-11-15' }));
  return shelf;
}

/** The questions outside of 'Mais detalhes': a group of radios is one. */
function inSight(): (string | undefined)[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'form [role=radiogroup], form input:not([type=hidden], [type=radio])',
  );
  return [...controls]
    .filter((control) => !control.closest('details:not([open]), [aria-hidden=true]'))
    .map((control) => {
      const id = control.getAttribute('aria-labelledby')?.split(' ')[0];
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      return (label ?? (id ? document.getElementById(id) : null))?.textContent?.replace('*', '').trim();
    });
}

const FREE = 'Não paguei por ela';
const box = (label: string | RegExp) =>
  screen.getAllByLabelText(label).find((each) => each instanceof HTMLInputElement)!;
const type = (label: string | RegExp, value: string) => {
  fireEvent.change(box(label), { target: { value } });
  fireEvent.blur(box(label));
};
const price = () => screen.findByLabelText(/Preço (pago|de cada)/);

describe('a pen of the catalogue is asked five things at most, the price and its absence being one', () => {
  test.each([
    ['a new pen', OZEMPIC, ['Como ela está', 'Quantas canetas', 'Data de validade', 'Preço pago', FREE]],
    [
      'a new pen of several doses',
      STARTER,
      ['Como ela está', 'Dose atual', 'Quantas canetas', 'Data de validade', 'Preço pago', FREE],
    ],
    [
      'a new box of single-dose pens',
      MOUNJARO,
      ['Como está a caixa', 'Canetas na caixa', 'Data de validade', 'Preço pago', FREE],
    ],
    [
      'new vials',
      VIAL,
      ['Como ela está', 'Número de caixas', 'Número de ampolas', 'Data de validade', 'Preço pago', FREE],
    ],
    ['a pen dosed in units', XULTOPHY, ['Quantas canetas', 'Data de validade', 'Preço pago', FREE]],
  ])('%s', async (_, product, expected) => {
    serveAll();
    openPens(`?add=${product.id}`);
    await price();
    expect(inSight()).toEqual(expected);
  });

  const USED = 'Quantas doses já aplicou com ela?';
  test.each([
    ['a pen', OZEMPIC, ['Como ela está', USED, 'Aberta em', 'Data de validade', 'Preço pago', FREE]],
    [
      'a pen of several doses',
      STARTER,
      ['Como ela está', USED, 'Dose atual', 'Aberta em', 'Preço pago', FREE],
    ],
    [
      'a box of single-dose pens',
      MOUNJARO,
      [
        'Como está a caixa',
        'Quantas canetas já aplicou?',
        'Canetas na caixa',
        'Data de validade',
        'Preço pago',
        FREE,
      ],
    ],
    ['vials', VIAL, ['Como ela está', USED, 'Número de caixas', 'Número de ampolas', 'Preço pago', FREE]],
  ])('%s in use', async (_, product, expected) => {
    serveAll();
    const { user } = openPens(`?add=${product.id}`);
    await price();
    await user.click(screen.getByText('Já em uso'));
    expect(inSight()).toEqual(expected);
    expect(expected.filter((label) => label !== FREE)).toHaveLength(5);
  });
});

test('the day a pen was opened says until when it is good', async () => {
  serveAll();
  const { user } = openPens(`?add=${STARTER.id}`);
  await price();
  await user.click(screen.getByText('Já em uso'));
  const days = STARTER.storage!.inUseDays!;
  expect(screen.getByText(new RegExp(`vale ${days} dias depois de aberta\\. Sem o dia`))).toBeVisible();
  type(/Aberta em/, formatDay(inDays(-3)));
  const last = formatDay(inDays(days - 3));
  expect(
    await screen.findByText(`Pela bula, vale ${days} dias depois de aberta: até ${last}.`),
  ).toBeVisible();
});

test('a mistake behind Mais detalhes opens it', async () => {
  const shelf = serveAll();
  const { user } = openPens('?add=ozempic-1');
  await price();
  type(/Preço pago/, '900');
  type(/Data de compra/, '');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Data de compra é obrigatória')).toBeVisible();
  await waitFor(() => expect(box(/Data de compra/)).toHaveFocus());
  expect(shelf.bodies).toEqual([]);
});

test('an expiry before the purchase shows the day of purchase, which may be the wrong one', async () => {
  serveAll();
  const { user } = openPens('?add=ozempic-1');
  await price();
  type(/Preço pago/, '900');
  type('Data de validade', formatDay(inDays(-3)));
  expect(inSight()).not.toContain('Data de compra');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Data de validade deve ser posterior à data de compra')).toBeVisible();
  expect(inSight()).toContain('Data de compra');
});

test('the day a pen was opened counts from noon, and from now before that', async () => {
  const shelf = serveAll();
  const { user } = openPens('?add=ozempic-1');
  await price();
  await user.click(screen.getByText('Já em uso'));
  type('Aberta em', formatDay(inDays(-10)));
  type(/Preço pago/, '900');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Caneta Ozempic adicionada');
  expect(shelf.bodies).toEqual([expect.objectContaining({ openedAt: `${inDays(-10)}T15:00:00.000Z` })]);
});

test('a day of opening that is to come is refused at its field', async () => {
  const shelf = serveAll();
  const { user } = openPens('?add=ozempic-1');
  await price();
  await user.click(screen.getByText('Já em uso'));
  type('Aberta em', formatDay(inDays(2)));
  type(/Preço pago/, '900');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(box('Aberta em')).toBeInvalid());
  expect(await screen.findByText(`Escolha uma data até ${formatDay(TODAY)}.`)).toBeVisible();
  expect(shelf.bodies).toEqual([]);
});

const back = () => act(() => window.history.back());

describe('back', () => {
  test('leads from the product to the list, also on a page that was just loaded, and asks before typed values go', async () => {
    serveAll();
    window.history.pushState(null, '', '/antes-de-tudo');
    window.history.pushState(null, '', '/medications?add=ozempic-1');
    const history = createBrowserHistory();
    leaveThroughFloor(history);
    onTestFinished(() => history.destroy());
    const { user } = openPens('', history);
    await price();
    type(/Preço pago/, '900');
    back();
    await screen.findByRole('group', { name: 'Marcas' });
    await waitFor(() => expect(window.location.search).toBe('?add=1'));
    back();
    expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    await user.click(screen.getByRole('button', { name: 'Ozempic' }));
    await user.click(await screen.findByRole('button', { name: 'Ozempic 1 mg' }));
    expect(await price()).toHaveValue('900,00');
  });

  test('closes from the list', async () => {
    serveAll();
    const history = createBrowserHistory();
    for (const path of ['/', '/medications?add=1']) {
      history.push(path);
      history.flush();
    }
    onTestFinished(() => history.destroy());
    openPens('', history);
    await screen.findByRole('group', { name: 'Marcas' });
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.location.href).toMatch(/\/medications$/));
  });
});

test('another strength keeps what is of the box in the hand', async () => {
  serveAll();
  const { user } = openPens('?add=ozempic-1');
  await price();
  await user.click(screen.getByText('Já em uso'));
  type(/^Quantas doses já aplicou/, '2');
  type(/Preço pago/, '900');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.click(await screen.findByRole('button', { name: 'Ozempic' }));
  await user.click(screen.getByRole('button', { name: 'Ozempic 0,25 e 0,5 mg' }));
  expect(await price()).toHaveValue('900,00');
  expect(box(/^Quantas doses já aplicou/)).toHaveValue('2');
  expect(box('Dose atual')).toHaveValue('');
  expect(screen.getByText(/O que você tinha preenchido está aqui/)).toBeVisible();
});

test('how many there are is kept too, where another product comes in the same way', async () => {
  serveAll();
  const { user } = openPens('?add=ozempic-1');
  await price();
  type('Quantas canetas', '3');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.click(await screen.findByRole('button', { name: 'Ozempic' }));
  await user.click(screen.getByRole('button', { name: 'Ozempic 0,25 e 0,5 mg' }));
  await price();
  expect(box('Quantas canetas')).toHaveValue('3');
});

test('a pen dosed in units says nothing of whether the next one is in use', async () => {
  serveAll();
  answer(readMe, () => ({ data: { ...ANA, treatmentStart: inDays(-60) } }));
  const { user } = openPens('?add=xultophy');
  await price();
  type(/Preço pago/, '900');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.click(await screen.findByRole('button', { name: 'Ozempic' }));
  await user.click(screen.getByRole('button', { name: 'Ozempic 1 mg' }));
  expect(await price()).toHaveValue('900,00');
  expect(screen.getByRole('radio', { name: 'Já em uso' })).toBeChecked();
});
