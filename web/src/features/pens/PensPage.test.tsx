import { recordPenMovement } from '@leveza/contract/pens/movements.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { readPenSupply } from '@leveza/contract/supply.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDay } from '../../lib/format.ts';
import { inDays } from '../../testing/boxes.ts';
import { ANA } from '../../testing/patient.ts';
import { aPen, aSealedPen } from '../../testing/pens.ts';
import { answer } from '../../testing/server.ts';
import { MOVEMENT_ID, openPens, serve } from './testing/open-pens.tsx';
import { SOURCED } from '../../testing/sourced.ts';

const named = (commercialName: string) => ({ id: null, commercialName });
const aPenOf = (name: string, { medication, ...changes }: Parameters<typeof aPen>[0] = {}) =>
  aPen({ ...changes, medication: { ...named(name), ...medication } });
const lead = (name = 'Caneta em uso') => screen.findByRole('region', { name });
const rows = async () => within(await screen.findByRole('list', { name: 'Canetas GLP-1' }));
const row = async (name: RegExp) => (await rows()).findByRole('button', { name });
const NAMES = ['Byetta', 'Ozempic', 'Saxenda', 'Trulicity', 'Victoza', 'Wegovy'];
/** The names that stand on the shelf, in its order. */
const names = async () =>
  (await rows())
    .getAllByRole('button', { name: new RegExp(`^(${NAMES.join('|')})`) })
    .map((each) => NAMES.find((name) => each.textContent.startsWith(name)));

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
  expect(await lead()).toBeVisible();
});

describe('the pen in use', () => {
  test('says how many doses are left, of how much, and until when by which clock', async () => {
    const open = aPen({ usableUntil: inDays(30), expiryDate: inDays(400) });
    serve([open]);
    openPens();
    const pen = await lead();
    expect(pen).toHaveTextContent('Aberta');
    expect(pen).toHaveTextContent('3 doses');
    expect(pen).toHaveTextContent('Restam 3 mg · 2,25 ml');
    expect(pen).toHaveTextContent(`Use até ${formatDay(inDays(30))} (após aberta)`);
    expect(within(pen).getByRole('img', { name: 'Caneta aberta com 75% do conteúdo' })).toBeVisible();
    expect(await within(pen).findByText('Ozempic 1 mg')).toBeVisible();
    expect(within(pen).getByRole('link', { name: 'Registrar aplicação' })).toHaveAttribute(
      'href',
      `/medications?record=dose&recordPen=${open.id}`,
    );
  });

  test('is the sealed one that ends first where none is open, and the one opened last of two', async () => {
    serve([
      aSealedPen({ usableUntil: '2027-09-30' }),
      aSealedPen({ usableUntil: '2027-06-30', medication: { id: null, commercialName: 'Saxenda' } }),
    ]);
    openPens();
    expect(await lead('Próxima caneta')).toHaveTextContent('Saxenda');
  });

  test('leads to its details before a dose where its lot is on a list of counterfeits', async () => {
    const counterfeit = {
      lot: 'MP5C960',
      product: 'Ozempic',
      resolution: 'Alerta da Anvisa',
      ...SOURCED,
    };
    serve([aPen({ counterfeit })]);
    openPens();
    const pen = await lead();
    expect(await within(pen).findByText('Lote em alerta da Anvisa: veja os detalhes')).toBeVisible();
    const dose = within(pen).getByRole('link', { name: 'Registrar aplicação' });
    const details = within(pen).getByRole('button', { name: 'Detalhes: Ozempic' });
    expect(details.compareDocumentPosition(dose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says that the pen is of another dose where none at home gives the next one', async () => {
    const others = [{ dosesMg: [2.5], presentation: 'multi-dose-pen' as const, count: 1 }];
    serve([aSealedPen({ medication: named('Mounjaro') })], { dosesLeft: 0, others, doseMg: 5 });
    openPens();
    const pen = await lead('Caneta de outra dose');
    expect(await within(pen).findByText('Sua próxima dose é de 5 mg, e não há dela em casa')).toBeVisible();
  });

  test('is no pen of a medicine that the patient has left', async () => {
    const left = aPenOf('Ozempic');
    const next = aSealedPen({ medication: named('Mounjaro') });
    serve([left, next], { medicationName: 'Mounjaro', penIds: [next.id] });
    openPens();
    expect(await lead('Próxima caneta')).toHaveTextContent('Mounjaro');
    expect(await row(/^Ozempic/)).toBeVisible();
  });

  test('does not lead while only pens of another medicine are at home', async () => {
    serve([aPenOf('Ozempic')], { medicationName: 'Mounjaro', penIds: [] });
    openPens();
    expect(await row(/^Ozempic/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Caneta em uso' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Registrar aplicação' })).toBeNull();
  });

  test('does not lead either while the supply is asked for again', async () => {
    serve([aPenOf('Ozempic')], { medicationName: 'Mounjaro', penIds: [] });
    const { queryClient } = openPens();
    expect(await row(/^Ozempic/)).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    answer(readPenSupply, () => new Promise<never>(() => undefined));
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    expect(screen.queryByRole('region', { name: 'Caneta em uso' })).toBeNull();
  });

  test('has no action for doses that are not recorded here', async () => {
    serve([aPen({ mgPerUnit: 0.036, dosesLeft: 300 })]);
    openPens();
    const pen = await lead();
    expect(pen).toHaveTextContent('300 unidades');
    expect(within(pen).queryByRole('link', { name: 'Registrar aplicação' })).toBeNull();
  });
});

describe('a shelf of only empty pens', () => {
  const used = aPen({ status: 'empty', badge: 'empty', dosesLeft: 0 });
  const supply = { dosesLeft: 0, penIds: [] };

  test('leads with the day of the next dose, and to a new pen', async () => {
    serve([used], { ...supply, runsOutOn: inDays(7) });
    const { user, search } = openPens();
    const day = formatDay(inDays(7)).slice(0, 5);
    const region = await lead('Canetas em casa');
    expect(region).toHaveTextContent(`Sem caneta para ${day}`);
    expect(screen.getAllByRole('button', { name: 'Adicionar Caneta' })).toHaveLength(1);
    await user.click(within(region).getByRole('button', { name: 'Adicionar Caneta' }));
    await waitFor(() => expect(search()).toEqual({ add: '1' }));
  });

  test.each([
    ['a dose of today', inDays(0), 'Sem caneta para hoje'],
    ['no planned dose', null, 'Nenhuma com doses'],
  ])('says so of %s', async (_, runsOutOn, words) => {
    serve([used], { ...supply, runsOutOn });
    openPens();
    expect(await lead('Canetas em casa')).toHaveTextContent(words);
  });

  test('is not said while one holds a dose', async () => {
    serve([used, aPen()], { runsOutOn: inDays(7) });
    openPens();
    expect(await lead()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Canetas em casa' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Adicionar Caneta' })).toBeVisible();
  });
});

describe('the other pens', () => {
  test('of one product are one row, which opens to the day and the lot of each', async () => {
    serve([
      aPen(),
      aSealedPen({ usableUntil: '2027-06-30', batchNumber: 'LP1' }),
      aSealedPen({ usableUntil: '2027-09-30', batchNumber: 'LP2' }),
    ]);
    const { user, search } = openPens();
    const group = await row(/^Ozempic 1 mg/);
    expect(group).toHaveTextContent('2 lacradas · 8 doses');
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    const pens = within(screen.getByRole('list', { name: 'Ozempic 1 mg' }));
    const last = pens.getByRole('button', { name: /^Use até 30\/09\/2027/ });
    expect(last).toHaveTextContent('Lacrada · 4 doses de 1 mg · Lote LP2');
    await user.click(last);
    await waitFor(() => expect(search()).toMatchObject({ open: 'details' }));
  });

  test('know no dose where nobody said one', async () => {
    serve([aPen(), aSealedPen({ currentDoseMg: null, medication: { id: null, commercialName: 'Saxenda' } })]);
    openPens();
    expect(await row(/^Saxenda/)).toHaveTextContent('Dose não informada');
  });

  test('a sealed one can be opened, and a single-dose pen is opened by applying it', async () => {
    serve([
      aPen({ medication: named('Ozempic') }),
      aSealedPen({ medication: named('Wegovy') }),
      aSealedPen({
        presentation: 'single-dose-pen',
        units: 4,
        sealedUnits: 4,
        medication: named('Trulicity'),
      }),
    ]);
    openPens();
    await lead();
    expect(screen.queryByRole('button', { name: 'Abrir: Ozempic' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir: Wegovy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Abrir: Trulicity' })).toBeNull();
  });

  test('used up are folded away', async () => {
    serve([aPen(), aPen({ status: 'empty', badge: 'empty', dosesLeft: 0 })]);
    openPens();
    expect(await screen.findByText('Canetas vazias (1)')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Canetas vazias' })).not.toBeVisible();
  });
});

test('a shelf of six products is searched and sorted, and the address keeps how', async () => {
  serve([
    aPenOf('Wegovy', { remainingVolume: 3 }),
    aPenOf('Ozempic', { remainingVolume: 1 }),
    aPenOf('Saxenda', { medication: { activeIngredient: 'Liraglutida' } }),
    aPenOf('Trulicity', { remainingVolume: 0.5 }),
    aPenOf('Byetta', { remainingVolume: 1.2 }),
    aPenOf('Victoza', { remainingVolume: 2.5 }),
  ]);
  const { user, search } = openPens('?sort=remaining');
  expect(await names()).toEqual(['Trulicity', 'Ozempic', 'Byetta', 'Saxenda', 'Victoza', 'Wegovy']);
  await user.click(await screen.findByRole('button', { name: /Ordenar por/ }));
  await user.click(screen.getByRole('option', { name: 'Situação' }));
  // The first is the pen in use, and leads.
  await waitFor(async () =>
    expect(await names()).toEqual(['Ozempic', 'Saxenda', 'Trulicity', 'Byetta', 'Victoza']),
  );
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar caneta...' }), {
    target: { value: 'LIRAGLÚTIDA' },
  });
  await waitFor(async () => expect(await names()).toEqual(['Saxenda']));
  await waitFor(() => expect(search()).toEqual({ q: 'LIRAGLÚTIDA' }));
});

test('few products need no search', async () => {
  serve([aPen(), aSealedPen()]);
  openPens();
  await lead();
  expect(screen.queryByRole('searchbox')).toBeNull();
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
    expect(await lead()).toBeVisible();
  });

  test('a purge needs its amount, is told, and is taken back', async () => {
    const pen = aPen();
    const shelf = serve([pen]);
    const { user } = openPens(`?pen=${pen.id}&open=details`);
    await user.click(await screen.findByRole('button', { name: 'Registrar purga/perda' }));
    const form = within(await screen.findByRole('form', { name: 'Registrar purga/perda' }));
    expect(form.getByRole('radio', { name: 'Purga' })).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Registrar' }));
    expect(await form.findByText('Informe um número.')).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Quantidade/), { target: { value: '0,5' } });
    await user.click(form.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Purga registrada')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Registrar purga/perda' });
    await waitFor(() => expect(again).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Purga desfeita')).toBeVisible();
    expect(shelf.bodies).toEqual([{ kind: 'purge', mg: 0.5, reason: null }, `undo ${MOVEMENT_ID}`]);
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

test('the moment a pen was opened survives a reload, until it is recorded', async () => {
  const pen = aSealedPen();
  const shelf = serve([pen]);
  const address = `?pen=${pen.id}&open=seal`;
  const before = openPens(address);
  await before.user.click(await screen.findByRole('radio', { name: 'Outro dia' }));
  fireEvent.change(await screen.findByLabelText('Data'), { target: { value: '02/11/2025' } });
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '08:30' } });
  before.unmount();
  const { user } = openPens(address);
  await user.click(await screen.findByRole('button', { name: 'Abrir em 02/11 às 08:30' }));
  expect(await screen.findByText('Ozempic aberta')).toBeVisible();
  expect(shelf.bodies).toEqual([{ kind: 'opening', happenedAt: '2025-11-02T11:30:00.000Z' }]);
  expect(sessionStorage).toHaveLength(0);
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

test('an allergy of the profile is marked on the pen and asked about before the pen is opened', async () => {
  const pen = aSealedPen();
  const shelf = serve([pen]);
  answer(readMe, () => ({ data: { ...ANA, allergies: 'Wegovy' } }));
  answer(recordPenMovement, async ({ body }, request) => {
    shelf.bodies.push(await request.json());
    if (!body.confirmAllergy) return new Problem('known-allergy');
    return { data: pen, movementId: MOVEMENT_ID };
  });
  const { user } = openPens();
  // The profile may come after the pens.
  await screen.findAllByText(/Seu perfil fala em alergia a Wegovy/);
  const shown = await lead('Próxima caneta');
  expect(shown).toHaveTextContent('Seu perfil fala em alergia a Wegovy');
  await user.click(within(shown).getByRole('button', { name: /^Abrir/ }));
  await user.click(await screen.findByRole('button', { name: 'Abrir Agora' }));
  await screen.findByRole('group', { name: /Confira sua alergia/ });
  await user.click(screen.getByRole('button', { name: 'Abrir mesmo assim' }));
  expect(await screen.findByText('Ozempic aberta')).toBeVisible();
  expect(shelf.bodies).toEqual([{ kind: 'opening' }, { kind: 'opening', confirmAllergy: true }]);
});
