import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDay } from '../../lib/format.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { RegisterUseDialog } from './RegisterUseDialog.tsx';
import { inDays } from '../../testing/boxes.ts';
import { at, LOSARTAN, use } from './testing/samples.ts';

beforeEach(() => {
  toastQueue.clear();
  sessionStorage.clear();
});

const VITAMIN: InventoryItem = {
  ...LOSARTAN,
  unitType: 'ml',
  product: {
    ...LOSARTAN.product,
    name: 'Vitamina D',
    mainCategory: 'VITAMINS_MINERALS',
    subCategory: 'VITAMINS',
  },
};

/** A server that takes from the box; `bodies` are what it was sent. */
function serve(item = LOSARTAN) {
  const bodies: Record<string, unknown>[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(registerUse, async ({ body }, request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    if (item.expiryDate && !body.confirmExpired) return new Problem('expired-item');
    const quantityUsed = body.quantityUsed;
    return { data: use({ quantityUsed }), remaining: item.currentQuantity - quantityUsed };
  });
  answer(deleteUse, () => ({ data: { inventoryId: item.id, remaining: item.currentQuantity } }));
  return bodies;
}

function open(
  item: InventoryItem = LOSARTAN,
  kind: 'supplement' | 'medication' = 'medication',
  isTakenAtOnce = false,
) {
  const onClose = vi.fn<() => void>();
  const dialog = (
    <Suspense fallback={null}>
      <RegisterUseDialog isOpen {...{ item, kind, isTakenAtOnce, onClose }} />
    </Suspense>
  );
  return { ...renderInApp(dialog), onClose };
}

const button = (name: string) => screen.findByRole('button', { name });
const quantity = () => screen.findByLabelText(/^Quantidade/);

test('one press takes the usual dose now, says what is left and can be undone', async () => {
  const bodies = serve();
  const { user, onClose } = open();
  expect(await screen.findByRole('dialog', { name: 'Tomar Medicamento' })).toBeVisible();
  expect(screen.getByText('Restam 10 comprimidos nesta caixa.')).toBeVisible();
  expect(screen.getByText(/é descontada do estoque: vão restar 9 comprimidos/)).toBeVisible();
  await user.click(await button('Tomar Agora'));

  const told = await screen.findByRole('dialog', { name: 'Uso de Losartana registrado com sucesso!' });
  // Once: the figure says it.
  expect(told.textContent.match(/Restam 9 comprimidos/g)).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(bodies).toEqual([
    {
      inventoryId: LOSARTAN.id,
      quantityUsed: 1,
      notes: null,
    },
  ]);

  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Uso de Losartana desfeito')).toBeVisible();
  expect(screen.getByText('Restam 10 comprimidos.')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dose taken at once is sent once without a press, and what the box cannot give is not sent', async () => {
  const bodies = serve();
  const { unmount } = open(LOSARTAN, 'medication', true);
  expect(await screen.findByText('Uso de Losartana registrado com sucesso!')).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ quantityUsed: 1 })]);
  unmount();
  open({ ...LOSARTAN, currentQuantity: 0 }, 'medication', true);
  expect(await screen.findByText('Não há quantidade suficiente no estoque.')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('a closed box is opened by taking from it, and an undo closes it again', async () => {
  const closed = { ...LOSARTAN, openedDate: null };
  const bodies = serve(closed);
  const closings: boolean[] = [];
  answer(deleteUse, ({ body }) => {
    closings.push(body.closesBox);
    return { data: { inventoryId: closed.id, remaining: closed.currentQuantity } };
  });
  const { user } = open(closed);
  expect(await screen.findByText(/Ela ainda está fechada: ao tomar, fica aberta\./)).toBeVisible();
  await user.click(await button('Tomar Agora'));
  const told = await screen.findByRole('dialog', { name: 'Uso de Losartana registrado com sucesso!' });
  expect(told).toHaveTextContent(/A caixa foi aberta\..*Restam 9 comprimidos/);
  expect(told.textContent.match(/Restam/g)).toHaveLength(1);
  expect(bodies).toEqual([expect.objectContaining({ opensBox: true })]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Uso de Losartana desfeito')).toBeVisible();
  expect(closings).toEqual([true]);
});

test('a second open box is asked about before it is opened', async () => {
  const closed = { ...LOSARTAN, openedDate: null };
  const confirmed: boolean[] = [];
  serve(closed);
  answer(registerUse, ({ body }) => {
    confirmed.push(body.confirmSecondOpen);
    return body.confirmSecondOpen ? { data: use({}), remaining: 9 } : new Problem('second-box-open');
  });
  const { user } = open(closed);
  await user.click(await button('Tomar Agora'));
  const question = await screen.findByRole('group', { name: /Ao tomar desta, ela fica aberta também/ });
  await user.click(within(question).getByRole('button', { name: 'Registrar mesmo assim' }));
  expect(await screen.findByText('Uso de Losartana registrado com sucesso!')).toBeVisible();
  expect(confirmed).toEqual([false, true]);
});

test('a dose beyond the limits of a plan says which, and is recorded once confirmed', async () => {
  const confirmed: boolean[] = [];
  serve();
  answer(registerUse, ({ body }) => {
    confirmed.push(body.confirmOften);
    const message = 'Para Losartana você anotou no máximo 1 dose por dia.';
    return body.confirmOften ? { data: use({}), remaining: 9 } : new Problem('dose-too-often', { message });
  });
  const { user } = open();
  await user.click(await button('Tomar Agora'));
  const question = await screen.findByRole('group', { name: /Confira antes de registrar/ });
  expect(question).toHaveTextContent('no máximo 1 dose por dia');
  await user.click(within(question).getByRole('button', { name: 'Registrar mesmo assim' }));
  expect(await screen.findByText('Uso de Losartana registrado com sucesso!')).toBeVisible();
  expect(confirmed).toEqual([false, true]);
});

test('a tablet that a sign of the pancreas holds asks with the words of the alarm', async () => {
  const message = 'Você registrou dor forte na barriga que não passa hoje às 08:00.';
  answer(readMe, () => ({ data: ANA }));
  answer(registerUse, () => new Problem('dose-held', { message }));
  const { user } = open();
  await user.click(await button('Tomar Agora'));
  const question = await screen.findByRole('group', { name: /fale com um médico/ });
  expect(question).toHaveTextContent(message);
  expect(question).not.toHaveTextContent('vencido');
});

test('a moment already past is recorded as such', async () => {
  const bodies = serve(VITAMIN);
  const { user } = open(VITAMIN, 'supplement');
  expect(await screen.findByRole('dialog', { name: 'Registrar Uso' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Ontem' }));
  await user.clear(screen.getByLabelText('Hora'));
  await user.type(screen.getByLabelText('Hora'), '2130');
  await user.type(screen.getByLabelText('Observação (opcional)'), 'Depois do jantar');
  await user.click(await button(`Registrar em ${formatDay(inDays(-1)).slice(0, 5)} às 21:30`));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    usedAt: at(inDays(-1), '21:30'),
    notes: 'Depois do jantar',
  });
});

test('a moment to come is refused', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Outro dia' }));
  expect(await button('Registrar')).toBeDisabled();
  await user.type(screen.getByLabelText('Data'), formatDay(inDays(1)).replaceAll('/', ''));
  await user.tab();
  expect(await screen.findByText(/^Escolha uma data até /)).toBeVisible();
  expect(await button('Registrar')).toBeDisabled();
});

describe('quantities', () => {
  test.each([
    ['medication', '0,5', true],
    ['medication', '10', true],
    ['medication', '0,3', false],
    ['medication', '10,5', false],
    ['medication', '0', false],
    ['medication', '', false],
    ['supplement', '0,1', true],
    ['supplement', '0,05', false],
    ['supplement', '0', false],
  ] as const)('of a %s: %s is allowed: %s', async (kind, typed, isAllowed) => {
    serve();
    const { user } = open(LOSARTAN, kind);
    await user.clear(await quantity());
    if (typed) await user.type(await quantity(), typed);
    const now = await button('Tomar Agora');
    if (isAllowed) expect(now).toBeEnabled();
    else expect(now).toBeDisabled();
  });

  test('more than is left is said before it is sent', async () => {
    const few = { ...LOSARTAN, currentQuantity: 2 };
    serve(few);
    const { user } = open(few);
    await user.clear(await quantity());
    await user.type(await quantity(), '3');
    expect(await screen.findByText('Não há quantidade suficiente no estoque.')).toBeVisible();
    expect(await button('Tomar Agora')).toBeDisabled();
  });

  test.each([
    ['the usual dose', { unitsPerDose: 2 }, '2'],
    ['what is left of it', { unitsPerDose: 2, currentQuantity: 1.5 }, '1,5'],
    ['one, where the usual dose is out of the steps', { unitsPerDose: 0.3 }, '1'],
  ])('start with %s', async (_, changes, expected) => {
    serve();
    open({ ...LOSARTAN, ...changes });
    expect(await quantity()).toHaveValue(expected);
  });
});

test('an expired box asks once before it is taken from', async () => {
  const expired = { ...LOSARTAN, expiryDate: inDays(-3) };
  const bodies = serve(expired);
  const { user, onClose } = open(expired);
  expect(await screen.findByText(`Esta caixa venceu em ${formatDay(inDays(-3))}.`)).toBeVisible();
  await user.click(await button('Tomar Agora'));
  const question = await screen.findByRole('group', { name: /Este item está vencido/ });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(onClose).not.toHaveBeenCalled();

  await user.click(await button('Tomar Agora'));
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText('Uso de Losartana registrado com sucesso!')).toBeVisible();
  expect(bodies.map(({ confirmExpired }) => confirmExpired)).toEqual([undefined, undefined, true]);
});

test('a failure is read out and the dialog stays', async () => {
  serve();
  answer(registerUse, () => new Problem('box-closed'));
  const { user, onClose } = open();
  await user.click(await button('Tomar Agora'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao registrar uso: Abra a caixa antes de registrar o uso.',
  );
  expect(onClose).not.toHaveBeenCalled();
});

test('a field the server refuses has its sentence under it', async () => {
  serve();
  const fields = { quantityUsed: 'De 1 a 2.', usedAt: 'A caixa ainda não existia.' };
  answer(registerUse, () => new Problem('invalid-input', { fields }));
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Ontem' }));
  await user.click(await screen.findByRole('button', { name: /^Registrar em / }));
  await waitFor(async () => expect(await quantity()).toHaveAccessibleDescription('De 1 a 2.'));
  expect(screen.getByLabelText('Hora')).toHaveAccessibleDescription('A caixa ainda não existia.');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Erro ao registrar uso: /);
});

test('an allergy of the profile asks once before it is taken', async () => {
  const bodies = serve();
  const message = 'Seu perfil diz que você tem alergia a Losartana, e Losartana leva essa substância.';
  answer(registerUse, async ({ body }, request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    if (!body.confirmAllergy) return new Problem('known-allergy', { message });
    return { data: use({ quantityUsed: body.quantityUsed }), remaining: 1 };
  });
  const { user } = open();
  await user.click(await button('Tomar Agora'));
  expect(await screen.findByRole('group', { name: /Confira sua alergia/ })).toHaveTextContent(message);
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText('Uso de Losartana registrado com sucesso!')).toBeVisible();
  expect(bodies.map(({ confirmAllergy }) => confirmAllergy)).toEqual([undefined, true]);
});

test('what was typed comes back after a reload, is not sent by one press, and goes when it is given up', async () => {
  const bodies = serve();
  const { user, unmount } = open();
  await user.clear(await quantity());
  await user.type(await quantity(), '2');
  unmount();

  const again = open(LOSARTAN, 'medication', true);
  expect(await screen.findByText(/O que você tinha preenchido está aqui/)).toBeVisible();
  expect(await quantity()).toHaveValue('2');
  expect(bodies).toEqual([]);
  await again.user.click(await button('Cancelar'));
  await again.user.click(await button('Descartar'));
  expect(again.onClose).toHaveBeenCalledOnce();
  again.unmount();

  open();
  expect(await quantity()).toHaveValue('1');
});
