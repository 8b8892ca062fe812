import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box, inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { openStock, serve } from '../testing/open-stock.tsx';

const OPEN = '2026-01-10T15:00:00.000Z';
const daily = { frequencyTimes: 1, frequencyPer: 'day' } as const;
const lead = () => document.querySelector<HTMLElement>('[data-lead]');
const row = (name: string) => screen.findByRole('listitem', { name });

test('the product of the lead is taken there alone, the others in their rows', async () => {
  serve([
    box({ ...daily, openedDate: OPEN, currentQuantity: 9 }),
    box({ ...daily, customName: 'Zinco', openedDate: OPEN }),
  ]);
  openStock();
  const first = await row('Vitamina D3');
  expect(within(lead()!).getByRole('button', { name: 'Tomar agora' })).toBeVisible();
  expect(within(first).queryByRole('button', { name: /^Tomar/ })).toBeNull();
  expect(within(await row('Zinco')).getByRole('button', { name: 'Tomar: Zinco' })).toBeVisible();
});

test.each([
  ['closed, taken daily', [daily], 'Para começar: Vitamina D3', '24 dias', '24 cápsulas · dura até'],
  ['closed, of unknown use', [{}], 'Em casa: Vitamina D3', '24 cápsulas', 'Frequência não informada'],
  ['open, of unknown use', [{ openedDate: OPEN }], 'Em casa: Vitamina D3', '24 cápsulas', 'Frequência não'],
  [
    'taken daily, closed beside an open one of unknown use',
    [{ ...daily, customName: 'Zinco', currentQuantity: 2 }, { openedDate: OPEN }],
    'Para começar: Zinco',
    '2 dias',
    '2 cápsulas · dura até',
  ],
] as const)('a box that is %s', async (_, boxes, title, figure, detail) => {
  serve(boxes.map((changes) => box(changes)));
  openStock();
  await screen.findByRole('region', { name: title });
  expect(lead()).toHaveTextContent(figure);
  expect(lead()).toHaveTextContent(detail);
  expect(lead()).toHaveTextContent('Tomar agora');
});

test('what is still to be taken today leads, however soon another one ends', async () => {
  const taken = { ...daily, openedDate: OPEN, takenToday: { day: inDays(0), quantity: 1 } };
  serve([
    box({ ...taken, currentQuantity: 5 }),
    box({ ...taken, frequencyTimes: 2, customName: 'Ômega 3' }),
    box({ ...daily, customName: 'Creatina' }),
  ]);
  openStock();
  expect(await screen.findByRole('region', { name: 'Em uso: Ômega 3' })).toBeVisible();
});

test.each([
  ['taken only when needed', { openedDate: OPEN, frequencyPer: 'as-needed' }],
  ['expired', { ...daily, openedDate: OPEN, expiryDate: inDays(-1) }],
  ['empty', { ...daily, openedDate: OPEN, currentQuantity: 0 }],
] as const)('a box that is %s does not lead', async (_, changes) => {
  serve([box(changes)]);
  openStock();
  await row('Vitamina D3');
  expect(lead()).toBeNull();
});

test('a shelf waits for the rule of allergies: no lead pushes its rows down, no mark comes late', async () => {
  serve([box({ ...daily, openedDate: OPEN }), box({ customName: 'Zinco' })]);
  answer(readMe, () => ({ data: { ...ANA, allergies: 'zinco' } }));
  openStock();
  expect(await row('Zinco')).toHaveTextContent(/alergia/);
  expect(lead()).toHaveTextContent('Vitamina D3');
});

test('a box that the profile notes an allergy to does not lead, and is taken in its row', async () => {
  serve([box({ ...daily, openedDate: OPEN })]);
  answer(readMe, () => ({ data: { ...ANA, allergies: 'vitamina D3' } }));
  openStock();
  expect(await within(await row('Vitamina D3')).findByText(/alergia/)).toBeVisible();
  expect(lead()).toBeNull();
  expect(screen.getByRole('button', { name: 'Tomar: Vitamina D3' })).toBeVisible();
});

test('the lead says when its product was taken today, and invites to no second dose of one a day', async () => {
  serve([box({ ...daily, openedDate: OPEN })]);
  const asked: unknown[] = [];
  openStock(
    'supplement',
    '',
    ({ isDone }) => (isDone ? 'já tomado' : 'ainda não'),
    (product) => {
      asked.push(product);
      return 'Tomado hoje às 17:32';
    },
  );
  await row('Vitamina D3');
  expect(lead()).toHaveTextContent('Tomado hoje às 17:32 · dura até');
  expect(lead()).toHaveTextContent('já tomado');
  expect(asked[0]).toMatchObject({
    name: 'Vitamina D3',
    ingredients: expect.stringContaining('Colecalciferol'),
  });
});
