import { recordPenMovement } from '@leveza/contract/pens/movements.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDay } from '../../lib/format.ts';
import { inDays } from '../../testing/boxes.ts';
import { ANA } from '../../testing/patient.ts';
import { aPen, aSealedPen } from '../../testing/pens.ts';
import { answer } from '../../testing/server.ts';
import { MOVEMENT_ID, openPens, serve } from './testing/open-pens.tsx';
import { SOURCED } from '../../testing/sourced.ts';

const card = (name: string) => screen.findByRole('article', { name });
const names = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

test('an empty shelf asks for the first pen', async () => {
  serve([]);
  const { user, search } = openPens();
  expect(await screen.findByText('Nenhuma caneta cadastrada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar Caneta' }));
  await waitFor(() => expect(search()).toEqual({ add: '1' }));
});

test('a list that cannot be read says so and can be read again', async () => {
  serve([aPen()]);
  answer(listPens, () => new Problem('unexpected'));
  const { user } = openPens();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  serve([aPen()]);
  await user.click(again);
  expect(await card('Ozempic')).toBeVisible();
});

describe('a card', () => {
  test('says how many doses are left, of how much, and until when by which clock', async () => {
    serve([aPen({ usableUntil: inDays(30), expiryDate: inDays(400) })]);
    openPens();
    const pen = await card('Ozempic');
    expect(pen).toHaveTextContent('Aberta');
    expect(pen).toHaveTextContent('3 doses de 1 mg');
    expect(pen).toHaveTextContent('Restam 3 mg · 2,25 ml');
    expect(pen).toHaveTextContent(`Use até ${formatDay(inDays(30))} (após aberta)`);
    expect(within(pen).getByRole('img', { name: 'Caneta aberta com 75% do conteúdo' })).toBeVisible();
    expect(await within(pen).findByText('1 mg · 1,34 mg/ml')).toBeVisible();
  });

  test('knows no dose where nobody said one', async () => {
    serve([aPen({ currentDoseMg: null, medication: { id: null } })]);
    openPens();
    expect(await card('Ozempic')).toHaveTextContent('Dose não informada');
  });

  test('only a sealed one can be opened, and a single-dose pen is opened by applying it', async () => {
    serve([
      aPen({ medication: { commercialName: 'A' } }),
      aSealedPen({ medication: { commercialName: 'B' } }),
      aSealedPen({
        presentation: 'single-dose-pen',
        units: 4,
        sealedUnits: 4,
        medication: { commercialName: 'C' },
      }),
    ]);
    openPens();
    await card('A');
    expect(screen.queryByRole('button', { name: 'Abrir: A' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir: B' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Abrir: C' })).toBeNull();
  });
});

test('the shelf is searched and sorted, and the address keeps how', async () => {
  serve([
    aPen({ medication: { commercialName: 'Wegovy' }, pricePaid: 1500, remainingVolume: 3 }),
    aPen({ medication: { commercialName: 'Ozempic' }, pricePaid: 1000, remainingVolume: 1 }),
    aPen({ medication: { commercialName: 'Saxenda', activeIngredient: 'Liraglutida' }, pricePaid: 700 }),
  ]);
  const { user, search } = openPens('?sort=remaining');
  await card('Ozempic');
  expect(names()).toEqual(['Ozempic', 'Saxenda', 'Wegovy']);
  await user.click(screen.getByRole('button', { name: /Ordenar por/ }));
  await user.click(screen.getByRole('option', { name: 'Situação' }));
  await waitFor(() => expect(names()).toEqual(['Wegovy', 'Ozempic', 'Saxenda']));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar caneta...' }), {
    target: { value: 'LIRAGLÚTIDA' },
  });
  await waitFor(() => expect(names()).toEqual(['Saxenda']));
  await waitFor(() => expect(search()).toEqual({ q: 'LIRAGLÚTIDA' }));
});

describe('details', () => {
  test('show the ledger, the storage advice with its source, and the warning about a counterfeit lot', async () => {
    const counterfeit = {
      lot: 'MP5C960',
      product: 'Ozempic',
      resolution: 'Alerta da Anvisa',
      ...SOURCED,
    };
    const pen = aPen({ counterfeit });
    const shelf = serve([pen]);
    shelf.movements = [
      {
        id: null,
        kind: 'loss',
        mg: -0.5,
        remainingMg: 3,
        happenedAt: '2026-01-11T12:00:00.000Z',
        reason: 'Sobra menor que uma dose',
      },
    ];
    openPens(`?pen=${pen.id}&open=details`);
    const dialog = await screen.findByRole('dialog', { name: 'Ozempic' });
    const ledger = await within(dialog).findByRole('list', { name: 'Movimentações' });
    expect(ledger).toHaveTextContent('Perda−0,5 mg');
    expect(ledger).toHaveTextContent('Sobra menor que uma dose');
    expect(await within(dialog).findByText('Conservação')).toBeVisible();
    expect(dialog).toHaveTextContent('Conservação: Bula do Ozempic');
    expect(dialog).toHaveTextContent('Não use antes de perguntar na farmácia onde comprou ou à Anvisa.');
  });

  test('a pen is deleted after one question, and comes back', async () => {
    const pen = aPen();
    serve([pen]);
    const { user } = openPens(`?pen=${pen.id}&open=details`);
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    await user.click(screen.getByRole('button', { name: 'Confirmar Exclusão' }));
    expect(await screen.findByText('Nenhuma caneta cadastrada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await card('Ozempic')).toBeVisible();
  });

  test('all that is left is discarded after one question, and taken back', async () => {
    const pen = aPen();
    const shelf = serve([pen]);
    const { user } = openPens(`?pen=${pen.id}&open=details`);
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await user.click(screen.getByRole('button', { name: 'Confirmar Descarte' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Descarte desfeito')).toBeVisible();
    expect(shelf.bodies).toEqual([{ kind: 'discard' }, `undo ${MOVEMENT_ID}`]);
  });
});

test('a sealed pen is opened now without an hour of this device', async () => {
  const pen = aSealedPen();
  const shelf = serve([pen]);
  const { user } = openPens(`?pen=${pen.id}&open=seal`);
  await user.click(await screen.findByRole('button', { name: 'Abrir Agora' }));
  expect(await screen.findByText('Ozempic aberta')).toBeVisible();
  expect(shelf.bodies).toEqual([{ kind: 'opening' }]);
});

test('editing sends only what changed, and why the rest was corrected', async () => {
  const pen = aPen();
  const shelf = serve([pen]);
  const { user } = openPens(`?pen=${pen.id}&open=edit`);
  const left = await screen.findByLabelText(/Volume que resta/);
  fireEvent.change(left, { target: { value: '1,5' } });
  fireEvent.change(await screen.findByLabelText('Motivo do ajuste (opcional)'), {
    target: { value: 'Medi de novo' },
  });
  fireEvent.change(screen.getByLabelText('Local de compra'), { target: { value: 'Drogaria' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Alterações salvas')).toBeVisible();
  expect(shelf.bodies).toEqual([
    { remainingVolume: 1.5, purchaseLocation: 'Drogaria', reason: 'Medi de novo' },
  ]);
});

test('an allergy of the profile is marked on the card and asked about before the pen is opened', async () => {
  const pen = aSealedPen();
  const shelf = serve([pen]);
  answer(readMe, () => ({ data: { ...ANA, allergies: 'Wegovy' } }));
  answer(recordPenMovement, async ({ body }, request) => {
    shelf.bodies.push(await request.json());
    if (!body.confirmAllergy) return new Problem('known-allergy');
    return { data: pen, movementId: MOVEMENT_ID };
  });
  const { user } = openPens();
  const shown = await card('Ozempic');
  expect(shown).toHaveTextContent('Seu perfil fala em alergia a Wegovy');
  await user.click(within(shown).getByRole('button', { name: /^Abrir/ }));
  await user.click(await screen.findByRole('button', { name: 'Abrir Agora' }));
  await screen.findByRole('group', { name: /Confira sua alergia/ });
  await user.click(screen.getByRole('button', { name: 'Abrir mesmo assim' }));
  expect(await screen.findByText('Ozempic aberta')).toBeVisible();
  expect(shelf.bodies).toEqual([{ kind: 'opening' }, { kind: 'opening', confirmAllergy: true }]);
});
