import { Problem } from '@leveza/contract/problem.ts';
import { readSideEffect } from '@leveza/contract/side-effects.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { button } from './testing/hands.ts';
import { openSideEffects, serve } from './testing/open-side-effects.tsx';
import { anEffect, aSummary, aTypeCount } from './testing/samples.ts';
import { SOURCED } from '../../testing/sourced.ts';

const LABEL = {
  product: 'Wegovy',
  dose: '2,4 mg',
  percent: 44.2,
  placeboPercent: 16.1,
  ...SOURCED,
  isOfProduct: true,
};
const CAVEAT = /estudos diferentes não se comparam/;

async function look(effect: ReturnType<typeof anEffect>) {
  serve({ effects: [effect], summary: aSummary({ byType: [aTypeCount({ label: LABEL })] }) });
  openSideEffects(`?open=details&item=${effect.id}`);
  return within(await screen.findByRole('dialog'));
}

test.each([
  [true, 'Em estudos com Wegovy 2,4 mg: 44,2 % das pessoas (placebo 16,1 %)'],
  [
    false,
    'Em estudos de outro produto com a mesma substância (Wegovy 2,4 mg): 44,2 % das pessoas (placebo 16,1 %)',
  ],
])('the details tell what studies saw, of the product itself: %s', async (isOfProduct, text) => {
  const dialog = await look(anEffect({ label: { ...LABEL, isOfProduct } }));
  expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getAllByText(CAVEAT)).toHaveLength(1);
  expect(dialog.getByText(text).parentElement).toHaveTextContent('FontesBula do Ozempic');
});

test('an own effect called as a known one has no figure of that one', async () => {
  const dialog = await look(anEffect({ effectType: 'other', otherName: 'Náusea' }));
  expect(dialog.queryByText(/Em estudos/)).toBeNull();
});

test.each([
  [3, true],
  [4, false],
])('how strong an effect usually is stands beside one of %s: %s', async (intensity, isShown) => {
  const dialog = await look(anEffect({ intensity }));
  expect(dialog.queryByText('Em geral, este efeito é') !== null).toBe(isShown);
});

test('several figures stand under one caveat', async () => {
  const byType = [
    aTypeCount({ label: LABEL }),
    aTypeCount({ effectType: 'vomiting', label: { ...LABEL, ours: 'Outra conta' } }),
  ];
  serve({ effects: [anEffect()], summary: aSummary({ byType }) });
  openSideEffects();
  expect(await screen.findAllByText(CAVEAT)).toHaveLength(1);
});

test.each([
  [3, { effectType: 'other', otherName: 'Soluço' }, 'o mais comumSoluço'],
  [4, null, null],
  [0, null, null],
] as const)('of %s effects the commonest is %j', async (count, commonest, text) => {
  const week = { count, strong: 0, meanIntensity: null, commonest };
  serve({ effects: [anEffect()], summary: aSummary({ week }) });
  openSideEffects();
  const line = (await screen.findByText('efeitos em 7 dias')).closest('dl')!;
  expect(line).toHaveTextContent(`efeitos em 7 dias${count}`);
  if (text) expect(line).toHaveTextContent(text);
  // No single one is no news.
  else expect(line).not.toHaveTextContent('o mais comum');
});

test('own effects are found by their names', async () => {
  const byType = [aTypeCount({ effectType: 'other', otherName: 'Soluço' })];
  const effects = [
    anEffect({ effectType: 'other', otherName: 'Soluço' }),
    ...Array.from({ length: 5 }, () => anEffect({ effectType: 'other', otherName: 'Frio' })),
  ];
  serve({ effects, summary: aSummary({ byType }) });
  const { user, search } = openSideEffects();
  expect(await screen.findByText('6 registros')).toBeVisible();
  await user.click(screen.getByText('Filtrar'));
  await user.click(await button(/Tipo/));
  await user.click(await screen.findByRole('option', { name: 'Soluço' }));
  expect(await screen.findByText('1 registro')).toBeVisible();
  expect(search()).toEqual({ type: 'other', own: byType[0]!.id });
  await user.click(await button(/Tipo/));
  await user.click(await screen.findByRole('option', { name: 'Outro' }));
  expect(await screen.findByText('6 registros')).toBeVisible();
  expect(search()).toEqual({ type: 'other' });
});

test('an address opens any effect, and says so when it is no more', async () => {
  const old = anEffect({ effectType: 'fatigue', notes: 'No ano passado' });
  serve({ effects: [anEffect()] });
  answer(readSideEffect, ({ params }) => (params.id === old.id ? { data: old } : new Problem('not-found')));
  const { unmount } = openSideEffects(`?open=details&item=${old.id}`);
  expect(await screen.findByRole('dialog', { name: 'Fadiga' })).toHaveTextContent('No ano passado');
  unmount();
  const { search } = openSideEffects(`?open=details&item=${anEffect().id}`);
  expect(await screen.findByText('Este registro não existe mais.')).toBeVisible();
  expect(search()).toEqual({});
});
