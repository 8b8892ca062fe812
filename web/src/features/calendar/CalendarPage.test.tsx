import { type Appointment, changeAppointment } from '@leveza/contract/calendar/appointments.ts';
import { readCalendar } from '@leveza/contract/calendar/calendar.ts';
import { takeDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { cellsOf } from '@leveza/domain/calendar/month.ts';
import { sameDayOf } from '@leveza/domain/time/months.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { inDays, TODAY } from '../../testing/boxes.ts';
import { answer } from '../../testing/server.ts';
import { formatLongDay, formatMonth } from '../../lib/format.ts';
import { toastQueue } from '../../ui/toast.ts';
import { aDose } from '../../testing/plans.ts';
import { openCalendar, serve } from './testing/open-calendar.tsx';
import { aDoseEvent, anAppointment, anEvent, eventOf } from './testing/samples.ts';

beforeEach(() => toastQueue.clear());

const RECORD = '80000000-0000-4000-8000-000000000001';
const FIRST = `${TODAY.slice(0, 7)}-01`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const cell = (day: string) => screen.getByRole('gridcell', { name: new RegExp(`^${formatLongDay(day)}`) });
const day = () => screen.findByRole('list', { name: /^Itens de/ });

test('six weeks from Sunday, each day with what it holds', async () => {
  serve({ events: ['a', 'b', 'c', 'd', 'e'].map((title) => anEvent({ title })) });
  openCalendar();
  await screen.findByRole('gridcell', { name: /hoje, 5 itens$/ });
  const cells = screen.getAllByRole('gridcell');
  expect(cells).toHaveLength(42);
  expect(cells[0]).toHaveAccessibleName(formatLongDay(cellsOf(TODAY.slice(0, 7))[0]!));
  expect(cell(TODAY)).toHaveAttribute('aria-selected', 'true');
  expect(within(await day()).getAllByRole('listitem')).toHaveLength(5);
});

test('the keyboard moves as in a grid: one tab stop, and Enter selects', async () => {
  serve();
  const { user, search } = openCalendar(`?day=${FIRST}`);
  await screen.findByText(/^Nada neste mês/);
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(FIRST)]);
  cell(FIRST).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  const ninth = FIRST.replace(/01$/, '10');
  expect(cell(ninth)).toHaveFocus();
  expect(search()).toEqual({ day: FIRST });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell(ninth)).toHaveAttribute('aria-selected', 'true'));
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(cell(sameDayOf(ninth, 1))).toHaveFocus());
  const next = new RegExp(formatMonth(sameDayOf(ninth, 1).slice(0, 7)), 'i');
  expect(screen.getByRole('heading', { name: next })).toBeVisible();
});

test('buttons lead to other months and back to today', async () => {
  serve();
  const { user, search } = openCalendar();
  await user.click(await button('Próximo mês'));
  await waitFor(() => expect(search()).toEqual({ day: sameDayOf(FIRST, 1) }));
  await user.click(await button('Hoje'));
  await waitFor(() => expect(search()).toEqual({}));
});

test.each([
  ['to the left leads to the next month', { x: -80, y: 10 }, sameDayOf(FIRST, 1)],
  ['to the right leads back', { x: 80, y: -10 }, sameDayOf(FIRST, -1)],
  ['that scrolls the page leads nowhere', { x: -80, y: 90 }, undefined],
])('a finger drawn %s', async (_, { x, y }, reached) => {
  serve();
  const { search } = openCalendar();
  const grid = await screen.findByRole('grid');
  fireEvent.touchStart(grid, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(grid, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  await waitFor(() => expect(search()).toEqual(reached ? { day: reached } : {}));
});

test('marking a planned dose takes it, asks what must be asked, and is taken back', async () => {
  const dose = aDoseEvent({ time: '23:59' });
  const known = serve({ events: [dose] });
  const bodies: unknown[] = [];
  answer(takeDose, ({ body }) => {
    if (!body.openBox) return new Problem('open-box-first');
    bodies.push(body.takenAt);
    known.events = [{ ...dose, state: 'taken', completed: true, recordId: RECORD }];
    return { data: aDose('23:59', { recordId: RECORD }), stock: null, missing: 0 };
  });
  answer(takeDoseBack, () => {
    known.events = [dose];
    return { data: { recordId: RECORD } };
  });
  const { user } = openCalendar();
  await user.click(await button('Marcar como realizado: Vitamina D, 50 mg'));
  await user.click(await button('Abrir Caixa'));
  expect(await screen.findByText('Registrado: Vitamina D')).toBeVisible();
  expect(bodies).toEqual([undefined]);
  await user.click(await button('Marcar como não realizado: Vitamina D, 50 mg'));
  expect(await screen.findByText('Dose de Vitamina D desfeita')).toBeVisible();
  expect(await button('Marcar como realizado: Vitamina D, 50 mg')).toBeVisible();
});

test('a dose of yesterday that is still late is taken now, as on the use screens', async () => {
  serve({ events: [aDoseEvent({ date: inDays(-1), state: 'late' })] });
  const bodies: unknown[] = [];
  answer(takeDose, ({ body }) => {
    bodies.push(body.takenAt);
    return { data: aDose('08:00', { recordId: RECORD }), stock: null, missing: 0 };
  });
  const { user } = openCalendar(`?day=${inDays(-1)}`);
  await user.click(await button(/^Marcar como realizado/));
  await waitFor(() => expect(bodies).toEqual([undefined]));
});

test('a dose of a day that is over counts at its planned moment, and one to come cannot be marked', async () => {
  const [past, future] = [aDoseEvent({ date: inDays(-1), state: 'missed' }), aDoseEvent({ date: inDays(1) })];
  serve({ events: [past, future] });
  const bodies: unknown[] = [];
  answer(takeDose, ({ body }) => {
    bodies.push(body.takenAt);
    return { data: aDose('08:00', { recordId: RECORD }), stock: null, missing: 0 };
  });
  const { user, unmount } = openCalendar(`?day=${inDays(-1)}`);
  await user.click(await button(/^Marcar como realizado/));
  await waitFor(() => expect(bodies).toEqual([past.plannedAt]));
  unmount();
  openCalendar(`?day=${inDays(1)}`);
  expect(within(await day()).getByText('08:00 · Agendado')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Marcar como/ })).toBeNull();
});

test('marking an appointment sends the whole of it', async () => {
  const appointment = anAppointment();
  const known = serve({ events: [eventOf(appointment)], appointments: [appointment] });
  const sent: Partial<Appointment>[] = [];
  answer(changeAppointment, ({ body }) => {
    sent.push(body);
    known.events = [eventOf({ ...appointment, completed: true })];
    return { data: { ...appointment, completed: true } };
  });
  const { user } = openCalendar();
  await user.click(await button(/^Marcar como realizado/));
  expect(await button(/^Marcar como não realizado/)).toBeVisible();
  expect(sent).toMatchObject([{ completed: true, questions: ['Sigo com 1 mg?'], place: 'Clínica Central' }]);
});

test('an application that was not recorded opens its form at its moment', async () => {
  const plannedAt = `${inDays(-1)}T11:00:00.000Z`;
  const missed = { type: 'application', title: 'Aplicação de Ozempic', state: 'missed', plannedAt } as const;
  serve({ events: [anEvent({ ...missed, date: inDays(-1) })] });
  const { user, search } = openCalendar(`?day=${inDays(-1)}`);
  await user.click(await button('Marcar como realizado: Aplicação de Ozempic'));
  await waitFor(() => expect(search()).toMatchObject({ open: 'apply', at: plannedAt }));
  // The dialog that waits for its code is replaced by the form.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

test('one that is still late opens its form for now', async () => {
  const plannedAt = `${inDays(-1)}T11:00:00.000Z`;
  const late = { type: 'application', title: 'Aplicação de Ozempic', state: 'late', plannedAt } as const;
  serve({ events: [anEvent({ ...late, date: inDays(-1) })] });
  const { user, search } = openCalendar(`?day=${inDays(-1)}`);
  await user.click(await button('Marcar como realizado: Aplicação de Ozempic'));
  await waitFor(() => expect(search()).toEqual({ open: 'apply', day: inDays(-1) }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

test('the result of an exam leads to its screen', async () => {
  const place = { to: '/exams', search: { open: 'details', item: RECORD } } as const;
  serve({ events: [anEvent({ type: 'exam', title: 'Hemograma', completed: true, isTask: false, place })] });
  openCalendar();
  const link = await screen.findByRole('link', { name: 'Abrir: Hemograma' });
  expect(link).toHaveAttribute('href', `/exams?open=details&item=${RECORD}`);
  expect(screen.queryByRole('button', { name: /Hemograma/ })).toBeNull();
});

test('the rate counts what was due; records are counted and never due', async () => {
  const [done, open] = [{ completed: true }, { completed: false }];
  const past = { date: FIRST, time: '00:00' };
  serve({
    events: [
      aDoseEvent({ ...past, ...done }),
      aDoseEvent({ ...past, ...open }),
      anEvent({ ...past, isTask: false, ...done }),
      aDoseEvent({ date: sameDayOf(FIRST, 1), ...open }),
    ],
  });
  openCalendar();
  const summary = await screen.findByRole('region', { name: 'Resumo do mês' });
  await waitFor(() => expect(summary).toHaveTextContent('Taxa de conclusão50 %'));
  expect(summary).toHaveTextContent('Medicamentos2');
  expect(summary).toHaveTextContent('Registro1');
});

const injection = (change: object) => anEvent({ type: 'application', title: 'Ozempic, 0,5 mg', ...change });

test('planned injections are counted apart from those that were applied', async () => {
  serve({
    events: [
      injection({ completed: true, state: 'taken', date: FIRST }),
      injection({ completed: false, state: 'scheduled', date: FIRST }),
      injection({ completed: false, state: 'scheduled', date: FIRST }),
      injection({ completed: false, state: 'skipped', date: FIRST }),
    ],
  });
  openCalendar();
  const summary = await screen.findByRole('region', { name: 'Resumo do mês' });
  await waitFor(() => expect(summary).toHaveTextContent('Aplicação feita1'));
  expect(summary).toHaveTextContent('Aplicações planejadas2');
});

test('a state has the word of the screen of use; an injection is applied', async () => {
  serve({
    events: [
      aDoseEvent({ state: 'taken', completed: true }),
      anEvent({
        type: 'application',
        title: 'Ozempic, 0,5 mg',
        state: 'taken',
        completed: true,
        time: '09:00',
      }),
    ],
  });
  openCalendar();
  expect(await screen.findByText('08:00 · Tomado')).toBeVisible();
  expect(screen.getByText('09:00 · Aplicada')).toBeVisible();
});

test('a dose that was put off says until when', async () => {
  const dose = aDoseEvent();
  const snoozedUntil = new Date(Date.now() + HOUR_MS).toISOString();
  serve({ events: [{ ...dose, dose: { ...dose.dose!, snoozedUntil } }] });
  openCalendar();
  expect(await screen.findByText(/^08:00 · Adiada para \d\d:\d\d$/)).toBeInTheDocument();
});

test('the agenda folds many medicines of a day into one row', async () => {
  const doses = [1, 2, 3].map((n) => aDoseEvent({ title: `Remédio ${n}` }));
  serve({ events: [...doses, eventOf(anAppointment())] });
  const { user, search } = openCalendar();
  await user.click(await screen.findByRole('tab', { name: 'Agenda' }));
  await waitFor(() => expect(search()).toEqual({ view: 'agenda' }));
  expect(await screen.findByText('Retorno com a Dra. Helena')).toBeVisible();
  expect(screen.queryByText('Remédio 2')).toBeNull();
  await user.click(await button(/3 medicamentos/));
  expect(screen.getByText('Remédio 2')).toBeVisible();
});

test('a month that cannot be read says so, and the month stays', async () => {
  serve();
  answer(readCalendar, () => new Problem('database-unavailable'));
  openCalendar();
  expect(await button('Tentar novamente')).toBeVisible();
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
});
