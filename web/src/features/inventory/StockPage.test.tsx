import { listInventory } from '@leveza/contract/inventory/inventory.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { formatDay } from '../../lib/format.ts';
import { box, inDays, losartan, TODAY } from '../../testing/boxes.ts';
import { aPlan } from '../../testing/plans.ts';
import { openStock, serve } from './testing/open-stock.tsx';

const names = () =>
  screen
    .getAllByRole('button', { name: /^Detalhes: / })
    .map((button) => button.getAttribute('aria-label')!.replace('Detalhes: ', ''));
const card = (name: string) => screen.findByRole('listitem', { name });
const OPEN = '2026-01-10T15:00:00.000Z';

describe('loading', () => {
  test('says what is being loaded, and then nothing of it', async () => {
    serve([]);
    openStock();
    expect(await screen.findByText('Carregando seus suplementos...')).toBeVisible();
    expect(await screen.findByText('Nenhum suplemento cadastrado')).toBeVisible();
    expect(screen.queryByText('Carregando seus suplementos...')).toBeNull();
  });

  test.each([
    ['supplement', 'Erro ao carregar suplementos: Algo deu errado. Tente novamente.'],
    ['medication', 'Erro ao carregar medicamentos: Algo deu errado. Tente novamente.'],
  ] as const)('a %s list that cannot be read says so and can be read again', async (kind, sentence) => {
    serve([box(), losartan()]);
    answer(listInventory, () => new Problem('unexpected'));
    const { user } = openStock(kind);
    expect(await screen.findByText(sentence)).toBeVisible();

    serve([box(), losartan()]);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('listitem')).toBeVisible();
  });
});

test.each([
  [
    'supplement',
    'Nenhum suplemento cadastrado',
    'Adicione suplementos para começar o controle',
    'Adicionar Suplemento',
  ],
  [
    'medication',
    'Nenhum medicamento cadastrado',
    'Adicione medicamentos para começar o controle',
    'Adicionar Medicamento',
  ],
] as const)('an empty %s shelf asks for the first box', async (kind, title, hint, button) => {
  serve([]);
  const { user, search } = openStock(kind);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  // Doses taken from boxes that are gone are still there.
  expect(screen.getByRole('link', { name: 'Histórico' })).toHaveAttribute('href', '/medicacoes');
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(search()).toEqual({ add: '1' }));
});

test('each kind has its own shelf and its own figures', async () => {
  const shared = { productId: '10000000-0000-4000-8000-00000000aaaa' };
  serve([
    box({ ...shared, customName: 'Vitamina D3 - Caixa 1', currentQuantity: 4 }),
    box({ ...shared, customName: 'Vitamina D3 - Caixa 2', purchasePrice: '61.50' }),
    losartan({ purchasePrice: '18.90' }),
  ]);
  openStock();
  await card('Vitamina D3 - Caixa 1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Suplementos');
  expect(screen.queryByText('Losartana')).toBeNull();
  const figures = screen.getByLabelText('Resumo do estoque');
  expect(within(figures).getByText('Tipo no estoque').nextSibling).toHaveTextContent('1');
  expect(within(figures).getByText('Acabando').nextSibling).toHaveTextContent('0');
  expect(figures).toHaveTextContent(/R\$\s121,50/);
});

test.each([
  [null, null],
  ['61.50', /R\$\s61,50/],
])('of two boxes, one of them at %j, the sum is said of the one with a price', async (purchasePrice, sum) => {
  serve([box({ customName: 'B12', purchasePrice: null }), box({ purchasePrice })]);
  openStock();
  await card('B12');
  const figures = screen.getByLabelText('Resumo do estoque');
  if (sum === null) expect(figures).not.toHaveTextContent('Total investido');
  else
    expect(figures).toHaveTextContent(
      /R\$\s61,50Total investido \(1 de 2 caixas com preço\)|Total investido \(1 de 2 caixas com preço\)R\$\s61,50/,
    );
});

test('an empty product is not running out: it is counted apart', async () => {
  serve([
    box({ customName: 'Vitamina D3' }),
    box({ customName: 'Probiatop', productId: '10000000-0000-4000-8000-00000000bbbb', currentQuantity: 0 }),
  ]);
  openStock();
  await card('Vitamina D3');
  const figures = screen.getByLabelText('Resumo do estoque');
  expect(within(figures).getByText('Acabando').nextSibling).toHaveTextContent('0');
  expect(within(figures).getByText('Vazio').nextSibling).toHaveTextContent('1');
});

test('the medicines have their heading', async () => {
  serve([losartan()]);
  openStock('medication');
  expect(await card('Losartana')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Medicamentos - Estoque');
});

/** Its dose is taken above the rows. */
const LEADING = box({ customName: 'B12', openedDate: OPEN, frequencyTimes: 1, frequencyPer: 'day' });

describe('a card', () => {
  test('shows what is known and leaves out what is not', async () => {
    serve([
      box({
        openedDate: OPEN,
        frequencyTimes: 2,
        frequencyPer: 'day',
        product: { isVerified: false },
        isFavorite: true,
        needsRefrigeration: true,
      }),
      box({ purchasePrice: null, product: { name: 'Zinco' } }),
    ]);
    openStock();
    const vitamin = await card('Vitamina D3');
    expect(vitamin).toHaveTextContent('ABERTO');
    expect(vitamin).toHaveTextContent(/24 de 30 · dura até \d\d\/\d\d/);
    expect(within(vitamin).getByRole('meter')).toHaveAttribute('aria-valuetext', '24 de 30 cápsulas, OK');
    expect(within(vitamin).getByRole('img', { name: 'Favorito' })).toBeVisible();

    const zinc = await card('Zinco');
    expect(zinc).toHaveTextContent('24 de 30 cápsulas');
    expect(zinc).not.toHaveTextContent('dura até');
    expect(zinc).not.toHaveTextContent('ao dia');
  });

  test.each([
    ['VENCIDO', { expiryDate: inDays(-1), openedDate: OPEN }, true],
    ['VENCE EM BREVE', { expiryDate: inDays(10) }, true],
    ['ABERTO', { openedDate: OPEN }, true],
    ['FECHADO', {}, true],
    ['VAZIO', { openedDate: OPEN, currentQuantity: 0 }, false],
  ])('that is %s says so and offers what can be done', async (badge, changes, canTake) => {
    serve([box(changes), LEADING]);
    openStock();
    const shown = await card('Vitamina D3');
    expect(within(shown).getByText(badge)).toBeVisible();
    expect(within(shown).queryByRole('button', { name: 'Tomar: Vitamina D3' }) !== null).toBe(canTake);
  });

  test.each([
    [30, 'OK'],
    [6, 'Baixo'],
    [3, 'Crítico'],
    [0, 'Vazio'],
  ])('with %s of 30 is %s', async (currentQuantity, word) => {
    serve([box({ currentQuantity, expiryDate: null })]);
    openStock();
    const shown = await card('Vitamina D3');
    expect(within(shown).getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining(word));
    if (word !== 'OK') expect(shown).toHaveTextContent(`${word} · ${currentQuantity} de 30`);
  });

  test('of a medicine is taken with its own words', async () => {
    serve([losartan(), losartan({ customName: 'Glifage', frequencyTimes: 1, frequencyPer: 'day' })]);
    const { user, search } = openStock('medication');
    await user.click(await screen.findByRole('button', { name: 'Tomar Medicamento: Losartana' }));
    expect(await screen.findByText('Tomando Losartana (medication)')).toBeVisible();
    expect(search()).toMatchObject({ open: 'use' });
  });
});

const FILLERS = ['B12', 'Ferro', 'Cálcio'];
/** The names without the three that only fill the shelf. */
const chosen = () => names().filter((name) => !isFiller(name));
const isFiller = (name: string) => FILLERS.includes(name);
/** Six boxes: from then on they can be searched and sorted. */
const shelf = () => [
  ...FILLERS.map((name) => box({ product: { name }, currentQuantity: 30, purchasePrice: null })),
  box({ product: { name: 'Ômega 3' }, currentQuantity: 10, purchasePrice: '90.00', isFavorite: true }),
  box({ product: { name: 'Ácido fólico' }, currentQuantity: 20, purchasePrice: '15.00', openedDate: OPEN }),
  box({ product: { name: 'Zinco' }, currentQuantity: 5, purchasePrice: '40.00', expiryDate: inDays(5) }),
];

describe('finding and ordering', () => {
  test('opens in the order of the status; each choice really sorts and stays in the address', async () => {
    serve(shelf());
    const { user, search } = openStock();
    await card('Zinco');
    expect(chosen()).toEqual(['Zinco', 'Ácido fólico', 'Ômega 3']);
    const choices = [
      ['Nome', 'name', ['Ácido fólico', 'Ômega 3', 'Zinco']],
      ['Quantidade restante', 'remaining', ['Zinco', 'Ômega 3', 'Ácido fólico']],
      ['Validade', 'expiry', ['Zinco', 'Ácido fólico', 'Ômega 3']],
      ['Preço', 'price', ['Ômega 3', 'Zinco', 'Ácido fólico']],
    ] as const;
    for (const [label, sort, expected] of choices) {
      await user.click(await screen.findByRole('button', { name: /Ordenar por/ }));
      await user.click(screen.getByRole('option', { name: label }));
      await waitFor(() => expect(chosen()).toEqual(expected));
      expect(search()).toEqual({ sort });
    }
  });

  test('favourites come first when they are asked to', async () => {
    serve(shelf());
    const { user, search } = openStock();
    await card('Zinco');
    await user.click(screen.getByRole('button', { name: 'Favoritos primeiro' }));
    await waitFor(() => expect(chosen()).toEqual(['Ômega 3', 'Zinco', 'Ácido fólico']));
    expect(search()).toEqual({ fav: '1' });
  });

  test('a search knows neither accents nor capitals, and finding nothing can be taken back', async () => {
    serve(shelf());
    const { user, search } = openStock();
    const field = await screen.findByRole('searchbox', { name: 'Buscar suplemento...' });
    await user.type(field, 'OMEGA');
    expect(field).toHaveValue('OMEGA');
    await waitFor(() => expect(chosen()).toEqual(['Ômega 3']));
    await waitFor(() => expect(search()).toEqual({ q: 'OMEGA' }));

    await user.type(field, 'x');
    expect(await screen.findByText(/Nada encontrado para/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Limpar busca' }).at(-1)!);
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(search()).toEqual({});
  });

  test('an address brings the same view back', async () => {
    serve(shelf());
    openStock('supplement', '?q=3&sort=name&fav=1');
    expect(await card('Ômega 3')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('3');
    expect(chosen()).toEqual(['Ômega 3']);
  });
});

test('five hundred boxes are not the end of the shelf', async () => {
  serve(Array.from({ length: 501 }, (_, n) => box({ product: { name: `Item ${n}` } })));
  openStock('supplement', '?q=item+500');
  expect(await card('Item 500')).toBeVisible();
});

test('the box that leads counts no expired box of its product', async () => {
  const daily = {
    productId: '10000000-0000-4000-8000-00000000bbbb',
    frequencyTimes: 1,
    frequencyPer: 'day',
  } as const;
  serve([
    box({ ...daily, openedDate: OPEN, currentQuantity: 5 }),
    box({ ...daily, currentQuantity: 30, expiryDate: inDays(-3) }),
  ]);
  openStock();
  const lead = await screen.findByRole('region', { name: /^Acaba primeiro: / });
  expect(within(lead).getByText('5 dias')).toBeVisible();
  expect(within(lead).getByText(/^5 cápsulas · dura até /)).toBeVisible();
});

test.each([
  ['today, so that they begin tomorrow', TODAY, inDays(2)],
  ['yesterday, by a list that was read then', inDays(-1), inDays(1)],
])('two capsules are left, one was taken %s', async (_, day, until) => {
  const daily = { frequencyTimes: 1, frequencyPer: 'day', openedDate: OPEN, currentQuantity: 2 } as const;
  serve([box({ ...daily, takenToday: { day, quantity: 1 } })]);
  openStock();
  const lead = await screen.findByRole('region', { name: /^Acaba primeiro: / });
  expect(lead).toHaveTextContent(`2 cápsulas · dura até ${formatDay(until)}`);
  expect(await card('Vitamina D3')).toHaveTextContent(`até ${formatDay(until).slice(0, 5)}`);
});

const metformin = () =>
  losartan({ openedDate: OPEN, currentQuantity: 16, frequencyTimes: 1, frequencyPer: 'day' });

describe('the plan in force says how long a box lasts', () => {
  const taken = { scheduledTimes: ['08:00', '20:00'], quantityPerDose: 2 };

  test.each([
    ['active', '4 dias', 'Baixo'],
    ['paused', '16 dias', 'OK'],
  ] as const)('%s', async (status, days, word) => {
    const item = metformin();
    serve([item], [aPlan({ ...taken, productId: item.productId, status })]);
    openStock('medication');
    const lead = await screen.findByRole('region', { name: 'Acaba primeiro: Losartana' });
    expect(lead).toHaveTextContent(days);
    expect(within(await card('Losartana')).getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      `16 de 30 comprimidos, ${word}`,
    );
    const { nextSibling } = screen.getByText('Acabando');
    expect(nextSibling).toHaveTextContent(word === 'OK' ? '0' : '1');
  });

  test('plans that cannot be read hide no box', async () => {
    serve([metformin()]);
    answer(listPlans, () => new Problem('unexpected'));
    openStock('medication');
    expect(await screen.findByRole('region', { name: 'Acaba primeiro: Losartana' })).toHaveTextContent(
      '16 dias',
    );
  });
});

test('a box that says nothing goes by another of its product', async () => {
  const productId = '10000000-0000-4000-8000-00000000cccc';
  serve([
    box({ productId, openedDate: OPEN, currentQuantity: 3 }),
    box({ productId, currentQuantity: 2, frequencyTimes: 1, frequencyPer: 'day' }),
  ]);
  openStock();
  expect(await screen.findByRole('region', { name: /^Acaba primeiro: / })).toHaveTextContent('5 dias');
});

describe('boxes of one product are one row', () => {
  const productId = '10000000-0000-4000-8000-00000000dddd';
  const daily = { productId, frequencyTimes: 1, frequencyPer: 'day', currentQuantity: 30 } as const;
  const boxOf = (customName: string, said: Parameters<typeof box>[0] = {}) =>
    box({ ...daily, customName, ...said });

  test('with the one in use, and the others behind a tap', async () => {
    serve([
      boxOf('D3 - Caixa 1'),
      boxOf('D3 - Caixa 2', { openedDate: OPEN, currentQuantity: 10 }),
      boxOf('D3 - Caixa 3', { expiryDate: inDays(10) }),
    ]);
    const { user } = openStock();
    await card('D3 - Caixa 2');
    expect(names()).toEqual(['D3 - Caixa 2']);
    const more = screen.getByRole('button', { name: /^Mais 2 caixas de D3 - Caixa 2 Tudo dura até / });
    expect(within(more).getByText('VENCE EM BREVE')).toBeVisible();
    await user.click(more);
    expect(names()).toEqual(['D3 - Caixa 2', 'D3 - Caixa 3', 'D3 - Caixa 1']);
    const others = within(screen.getByRole('list', { name: 'Outras caixas: D3 - Caixa 2' }));
    expect(others.getByRole('button', { name: 'Tomar: D3 - Caixa 1' })).toBeVisible();
  });

  test('a search finds a box behind the tap', async () => {
    serve([boxOf('D3', { openedDate: OPEN }), boxOf('D3 da gaveta')]);
    openStock('supplement', '?q=gaveta');
    expect(await card('D3 da gaveta')).toBeVisible();
    expect(names()).toEqual(['D3 da gaveta']);
  });

  test('ten boxes of one product are not searched, and beyond six products the rest is asked for', async () => {
    serve(Array.from({ length: 10 }, (_, n) => boxOf(`D3 - Caixa ${n + 1}`)));
    const { unmount } = openStock();
    expect(await screen.findByRole('button', { name: /^Mais 9 caixas/ })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();

    serve(Array.from({ length: 8 }, (_, n) => box({ product: { name: `Item ${n}` } })));
    const { user } = openStock();
    const all = await screen.findByRole('button', { name: 'Ver todos' });
    expect(names()).toHaveLength(6);
    expect(await screen.findByRole('searchbox')).toBeVisible();
    await user.click(all);
    expect(names()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Ver todos' })).toBeNull();
  });
});

test('below six boxes there is nothing to search or sort, and the first to end leads', async () => {
  serve([
    box({ openedDate: OPEN, frequencyTimes: 1, frequencyPer: 'day' }),
    box({
      product: { name: 'Zinco' },
      openedDate: OPEN,
      currentQuantity: 5,
      frequencyTimes: 1,
      frequencyPer: 'day',
    }),
  ]);
  openStock();
  const lead = await screen.findByRole('region', { name: 'Acaba primeiro: Zinco' });
  expect(lead).toHaveTextContent('5 dias');
  expect(lead).toHaveTextContent('Tomar agora');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Ordenar por/ })).toBeNull();
});
