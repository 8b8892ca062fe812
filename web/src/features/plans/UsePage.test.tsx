import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { type PlannedDose, skipPlannedDose, takeDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { restoreUse } from '@leveza/contract/usage.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aNextDose, anOverview } from '../../testing/applications.ts';
import { box, inDays, TODAY } from '../../testing/boxes.ts';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { openUse, serve } from './testing/open-use.tsx';
import { aDose, aPlan } from '../../testing/plans.ts';

beforeEach(() => {
  toastQueue.clear();
  vi.useRealTimers();
});

const RECORD = '80000000-0000-4000-8000-000000000001';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Due today whatever the hour of the test. */
const due = (change: Partial<PlannedDose> = {}) => aDose('23:59', change);

/** A server that takes doses; `bodies` are what it was sent. */
function serveTaking(
  known: { doses: PlannedDose[] },
  refuse: (body: { name: string }) => Problem | null = () => null,
) {
  const bodies: Record<string, unknown>[] = [];
  answer(takeDose, ({ body }) => {
    const open = known.doses.find(
      (dose) => dose.planId === body.planId && dose.plannedAt === (body.plannedAt ?? null),
    );
    const dose = open ?? due({ isExtra: true, plannedAt: null, time: null });
    const refusal = body.openBox || body.confirmOften ? null : refuse(dose);
    if (refusal) return refusal;
    bodies.push({ name: dose.name, openBox: body.openBox, confirmOften: body.confirmOften });
    const data = { ...dose, state: 'taken' as const, takenAt: new Date().toISOString(), recordId: RECORD };
    known.doses = open ? known.doses.map((each) => (each === open ? data : each)) : [...known.doses, data];
    return { data, stock: dose.productId ? { inventoryId: box().id, remaining: 9 } : null, missing: 0 };
  });
  answer(takeDoseBack, () => {
    known.doses = known.doses.map((dose) =>
      dose.recordId === RECORD ? { ...dose, state: 'scheduled', takenAt: null, recordId: null } : dose,
    );
    return { data: { recordId: RECORD } };
  });
  return bodies;
}

test('without plans the screen leads to the first one', async () => {
  serve();
  const { user, search } = openUse();
  expect(await screen.findByText(/Crie um plano para cada vitamina/)).toBeVisible();
  await user.click(await button('Criar Plano'));
  expect(await screen.findByRole('dialog', { name: 'Criar Plano' })).toBeVisible();
  expect(search()).toEqual({ open: 'new' });
});

test('what was taken stays on the screen after its plan was deleted', async () => {
  serve({ doses: [due({ state: 'taken', takenAt: new Date().toISOString(), recordId: RECORD })] });
  openUse();
  expect(await screen.findByText('Tomado')).toBeVisible();
  expect(await button('Criar Plano')).toBeVisible();
});

test.each([
  ['came out of a box returns to it', null, 'Dose de Vitamina D de volta'],
  ['did not says what to do', new Problem('not-found'), /O plano desta dose foi excluído/],
])('a dose of a deleted plan that %s', async (_, refusal, words) => {
  const takenAt = new Date().toISOString();
  serve({ doses: [due({ state: 'taken', takenAt, recordId: RECORD, isPlanDeleted: true })] });
  answer(takeDoseBack, () => ({ data: { recordId: RECORD } }));
  answer(takeDose, () => new Problem('not-found'));
  answer(restoreUse, () => refusal ?? { data: { inventoryId: box().id, remaining: 9 } });
  const { user } = openUse();
  await user.click(await button('Mais ações: Vitamina D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Desfazer' }));
  await screen.findByText('Dose de Vitamina D desfeita');
  await user.click(await button('Desfazer'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a dose is put back as the record it was, out of its own box or of none', async () => {
  const takenAt = new Date().toISOString();
  serve({ plans: [aPlan()], doses: [due({ state: 'taken', takenAt, recordId: RECORD })] });
  const bodies: unknown[] = [];
  answer(takeDoseBack, () => ({ data: { recordId: RECORD } }));
  answer(takeDose, ({ body }) => {
    bodies.push(body.recordId);
    return { data: due({ state: 'taken', takenAt, recordId: RECORD }), stock: null, missing: 1 };
  });
  const { user } = openUse();
  await user.click(await button('Mais ações: Vitamina D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Desfazer' }));
  await screen.findByText('Dose de Vitamina D desfeita');
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Dose de Vitamina D de volta')).toBeVisible();
  expect(bodies).toEqual([RECORD]);
});

test('one press takes the next dose, says so, and can be undone', async () => {
  const known = serve({ plans: [aPlan()], doses: [due()] });
  const bodies = serveTaking(known);
  const { user } = openUse();
  expect(await screen.findByText('0 de 1')).toBeVisible();
  await user.click(await button('Marcar como Tomada'));
  expect(await screen.findByText('Registrado: Vitamina D')).toBeVisible();
  expect(await screen.findByText('1 de 1')).toBeVisible();
  expect(screen.getByText('Tomado')).toBeVisible();
  expect(bodies).toHaveLength(1);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Dose de Vitamina D desfeita')).toBeVisible();
  expect(await screen.findByText('0 de 1')).toBeVisible();
});

test('a dose of yesterday that is still late is taken now, by its press and by its form', async () => {
  serve({ plans: [aPlan()], doses: [aDose('22:00', { state: 'late', day: inDays(-1) })] });
  const bodies: unknown[] = [];
  answer(takeDose, ({ body }) => {
    bodies.push(body.takenAt);
    return { data: aDose('22:00', { day: inDays(-1) }), stock: null, missing: 0 };
  });
  const { user } = openUse('supplement', `?day=${inDays(-1)}`);
  await user.click(await button('Marcar como Tomada: Vitamina D'));
  await waitFor(() => expect(bodies).toEqual([undefined]));
  await user.click(await button('Mais ações: Vitamina D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Tomada em outro horário' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar dose' }));
  await user.click(dialog.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(bodies).toEqual([undefined, undefined]));
});

test.each([
  ['by its form where it has no product', null],
  ['by the server where its box decides', box().productId],
])('0.3 of a tablet is refused at its field, %s', async (_, productId) => {
  const tablet = { medicationType: 'oral_medication', dosageForm: 'tablet', productId } as const;
  serve({ plans: [aPlan(tablet)], doses: [due({ medicationType: 'oral_medication', productId })] });
  let calls = 0;
  answer(takeDose, () => {
    calls += 1;
    return new Problem('invalid-input', { fields: { quantity: 'De 0,5 a 10, de 0,5 em 0,5.' } });
  });
  const { user } = openUse('medication');
  await user.click(await button('Mais ações: Vitamina D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Tomada em outro horário' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar dose' }));
  const field = dialog.getByRole('textbox', { name: 'Quantidade' });
  await user.clear(field);
  await user.type(field, '0,3');
  await user.click(dialog.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('De 0,5 a 10, de 0,5 em 0,5.'));
  expect(calls).toBe(productId ? 1 : 0);
});

test('several of one time are taken with one press; a closed box is asked about for its own dose only', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((end) => `70000000-0000-4000-8000-00000000000${end}`) as [
    string,
    string,
    string,
  ];
  const known = serve({
    plans: [aPlan({ id: a }), aPlan({ id: b }), aPlan({ id: c })],
    doses: [
      due({ planId: a, name: 'A' }),
      due({ planId: b, name: 'B', productId: box().productId }),
      due({ planId: c, name: 'C' }),
    ],
  });
  const bodies = serveTaking(known, ({ name }) => (name === 'B' ? new Problem('open-box-first') : null));
  const closed: unknown[] = [];
  answer(takeDoseBack, ({ body }) => {
    closed.push(body.closesBox);
    return { data: { recordId: RECORD } };
  });
  const { user } = openUse();
  await user.click(await button('Tomar os 3 da noite'));
  const question = await screen.findByRole('group', { name: /A caixa de B ainda está fechada/ });
  await user.click(within(question).getByRole('button', { name: 'Abrir Caixa' }));
  expect(await screen.findByText('3 doses registradas')).toBeVisible();
  expect(bodies).toEqual([
    { name: 'A', openBox: false, confirmOften: false },
    { name: 'B', openBox: true, confirmOften: false },
    { name: 'C', openBox: false, confirmOften: false },
  ]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('3 doses desfeitas')).toBeVisible();
  expect(closed).toEqual([false, true, false]);
});

test('a dose that is not confirmed stays open, and the rest is taken', async () => {
  const b = '70000000-0000-4000-8000-00000000000b';
  const known = serve({
    plans: [aPlan(), aPlan({ id: b })],
    doses: [due({ name: 'A' }), due({ planId: b, name: 'B' })],
  });
  const bodies = serveTaking(known, ({ name }) => (name === 'A' ? new Problem('expired-item') : null));
  const { user } = openUse();
  await user.click(await button('Tomar os 2 da noite'));
  const question = await screen.findByRole('group', { name: /Este item está vencido/ });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Registrado: B')).toBeVisible();
  expect(bodies.map(({ name }) => name)).toEqual(['B']);
});

test('a dose that did not come out of the expired box is recorded without it', async () => {
  serve({ plans: [aPlan()], doses: [due()] });
  const bodies: unknown[] = [];
  answer(takeDose, ({ body }) => {
    bodies.push(body.isFromElsewhere);
    const data = due({ state: 'taken', takenAt: new Date().toISOString(), recordId: RECORD });
    return body.isFromElsewhere ? { data, stock: null, missing: 1 } : new Problem('expired-item');
  });
  const { user } = openUse();
  await user.click(await button('Marcar como Tomada'));
  const question = await screen.findByRole('group', { name: /Este item está vencido/ });
  await user.click(within(question).getByRole('button', { name: 'Não saiu desta caixa' }));
  expect(await screen.findByText('Nada foi descontado da caixa vencida.')).toBeVisible();
  expect(bodies).toEqual([false, true]);
});

test('after two missed injections the lead sends to the prescriber, as Hoje does', async () => {
  const taken = due({ medicationType: 'oral_medication', state: 'taken', recordId: RECORD });
  const doses = [taken, aDose('08:00', { medicationType: 'glp1', day: inDays(1) })];
  serve({ plans: [aPlan({ medicationType: 'glp1' })], doses });
  const nextDose = aNextDose({ talkToPrescriber: true, missedInARow: 2 });
  answer(readApplicationsOverview, () => ({ data: anOverview({ nextDose }) }));
  openUse('medication');
  expect(await screen.findByText('Fale com quem receitou')).toBeVisible();
  const words = /As doses de hoje estão registradas\. 2 doses seguidas ficaram sem aplicação/;
  expect(screen.getByText(words)).toBeVisible();
});

test('after a sign that holds the injection the lead sends to a doctor, as Hoje does', async () => {
  serve({ plans: [aPlan({ medicationType: 'glp1' })], doses: [due({ medicationType: 'glp1' })] });
  const doseHold = { effectId: crypto.randomUUID(), since: new Date().toISOString() };
  answer(readApplicationsOverview, () => ({ data: anOverview({ doseHold }) }));
  openUse('medication');
  expect(await screen.findByText('Procure ajuda agora')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Registrar aplicação' })).toBeNull();
});

test('a dose that raises two questions is taken once both are answered', async () => {
  serve({ plans: [aPlan()], doses: [due()] });
  const flags: unknown[] = [];
  answer(takeDose, ({ body }) => {
    flags.push([body.openBox, body.confirmAllergy]);
    if (!body.openBox) return new Problem('open-box-first');
    if (!body.confirmAllergy) return new Problem('known-allergy');
    const data = due({ state: 'taken', takenAt: new Date().toISOString(), recordId: RECORD });
    return { data, stock: null, missing: 0 };
  });
  const { user } = openUse();
  await user.click(await button('Marcar como Tomada'));
  await user.click(await button('Abrir Caixa'));
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText(/^Registrado: /)).toBeVisible();
  expect(flags).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('a product without stock is recorded all the same, and said', async () => {
  const known = serve({ plans: [aPlan()], doses: [due({ productId: box().productId })] });
  answer(takeDose, () => {
    const data = {
      ...due({ productId: box().productId }),
      state: 'taken' as const,
      takenAt: new Date().toISOString(),
      recordId: RECORD,
    };
    known.doses = [data];
    return { data, stock: null, missing: 1 };
  });
  const { user } = openUse();
  await user.click(await button('Marcar como Tomada'));
  expect(await screen.findByText('Sem estoque: nada foi descontado de uma caixa.')).toBeVisible();
});

test('as needed: too often is asked about', async () => {
  const known = serve({
    plans: [
      aPlan({
        name: 'Dipirona',
        medicationType: 'oral_medication',
        planType: 'as_needed',
        minGapHours: 6,
        scheduledTimes: [],
      }),
    ],
  });
  const bodies = serveTaking(known, () => new Problem('dose-too-often'));
  const { user } = openUse('medication');
  expect(await screen.findByText('50 mg · intervalo de 6 h')).toBeVisible();
  await user.click(await button('Tomar Dipirona'));
  const question = await screen.findByRole('group', { name: /passa do intervalo ou do máximo/ });
  await user.click(within(question).getByRole('button', { name: 'Registrar mesmo assim' }));
  await waitFor(() => expect(bodies).toMatchObject([{ confirmOften: true }]));
});

test('a dose is skipped with a reason, and the mark is taken back', async () => {
  const known = serve({ plans: [aPlan()], doses: [due()] });
  serveTaking(known);
  answer(skipPlannedDose, ({ body }) => {
    const data = { ...known.doses[0]!, state: 'skipped' as const, notes: body.reason, recordId: RECORD };
    known.doses = [data];
    return { data };
  });
  const { user } = openUse();
  await user.click(await button('Pular dose'));
  await user.click(await button('Marcar como pulada'));
  expect(await screen.findByText('Diga o motivo.')).toBeVisible();
  await user.click(await button('Viagem'));
  await user.click(await button('Marcar como pulada'));
  const told = await screen.findByRole('dialog', { name: 'Dose pulada: Vitamina D' });
  expect(told).toHaveTextContent('Viagem');
  expect(toastQueue.visibleToasts).toHaveLength(0);
  await user.click(within(told).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Agendado')).toBeVisible();
});

test('a day without doses says how far the last and the next ones are', async () => {
  const taken = aDose('08:00', {
    day: inDays(-1),
    state: 'taken',
    takenAt: aDose('08:10', { day: inDays(-1) }).plannedAt,
  });
  serve({
    plans: [aPlan({ nextScheduledAt: aDose('08:00', { day: inDays(2) }).plannedAt })],
    doses: [taken],
  });
  const { user, search } = openUse();
  expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeVisible();
  expect(await screen.findByText('Há 1 dia')).toBeVisible();
  expect(screen.getByText('Daqui a 2 dias')).toBeVisible();
  await user.click(await button('Dia anterior'));
  expect(await screen.findByRole('heading', { name: 'Ontem' })).toBeVisible();
  expect(await screen.findByText(/às 08:10/)).toBeVisible();
  expect(search()).toEqual({ day: inDays(-1) });
  await user.click(await button('Dia seguinte'));
  await user.click(await button('Dia seguinte'));
  expect(await screen.findByRole('heading', { name: 'Amanhã' })).toBeVisible();
});

test('the last dose is looked for as far back as the first one, also of a deleted plan', async () => {
  const taken = aDose('08:00', {
    day: inDays(-201),
    state: 'taken',
    // Late by a day: how long ago counts from when it was taken.
    takenAt: aDose('08:00', { day: inDays(-200) }).plannedAt,
  });
  // Those of the other screen are not asked for.
  const tablet = aDose('08:00', { ...taken, medicationType: 'oral_medication', day: inDays(-40) });
  serve({ plans: [aPlan({ planType: 'as_needed' })], doses: [taken, tablet], since: inDays(-201) });
  openUse();
  expect(await screen.findByText('Há 200 dias')).toBeVisible();
});

test('a plan that another one is to replace says on which day it ends, and that one when it begins', async () => {
  const next = { id: '70000000-0000-4000-8000-00000000000e', name: 'Vitamina E 7 mg', dose: 7 };
  const begins = { ...next, doseUnit: 'mg', startDate: '2031-12-01' } as const;
  serve({ plans: [aPlan({ endedOn: '2031-12-01' }), aPlan(begins)] });
  openUse('supplement', '?open=plans');
  const dialog = await screen.findByRole('dialog', { name: 'Gerenciar Planos' });
  expect(await within(dialog).findByText(/^Encerra em 01\/12\/2031/)).toBeVisible();
  expect(within(dialog).getByText(/^Começa em 01\/12\/2031/)).toBeVisible();
  expect(within(dialog).getByText('Vitamina E 7 mg')).toBeVisible();
});

test('nothing taken and nothing planned is said in the words of the specification', async () => {
  serve({ plans: [aPlan({ status: 'ended', endedOn: TODAY })] });
  openUse();
  expect(await screen.findByText('Nenhuma tomada')).toBeVisible();
  expect(screen.getAllByText('Nenhuma agendada')).toHaveLength(2);
});

test('medicines count what is critical; the last thirty days are three counts', async () => {
  const medicine = { medicationType: 'oral_medication', name: 'Losartana' } as const;
  serve({
    plans: [aPlan(medicine)],
    doses: [
      aDose('08:00', { ...medicine, day: inDays(-2), state: 'missed' }),
      aDose('08:00', { ...medicine, day: inDays(-1), state: 'skipped' }),
      due({ ...medicine, priority: 'high' }),
    ],
  });
  const { user } = openUse('medication');
  expect((await screen.findByText('crítica')).parentElement).toHaveTextContent('1');
  await user.click(await button(/Últimos 30 dias/));
  expect((await screen.findByText('tomadas')).parentElement).toHaveTextContent('0');
  expect(screen.getByText('pulada').parentElement).toHaveTextContent('1');
  expect(screen.getByText('não registrada').parentElement).toHaveTextContent('1');
});
