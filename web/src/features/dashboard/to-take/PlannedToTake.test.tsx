import { readToday } from '@leveza/contract/dashboard.ts';
import {
  listDoses,
  type PlannedDose,
  skipPlannedDose,
  snoozeDose,
  takeDose,
  takeDoseBack,
} from '@leveza/contract/plans/doses.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { formatTime } from '../../../lib/format.ts';
import { keepWaiting } from '../../../lib/unsent.ts';
import { inDays, TODAY } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { markSignedIn } from '../../../testing/signed-in.ts';
import { toastQueue } from '../../../ui/toast.ts';
import '../../plans/shared/DoseMore.tsx';
import { aDose } from '../../../testing/plans.ts';
import { aDay } from '../testing/a-dashboard.ts';
import { useDay } from '../use-day.ts';
import { ToTakeList } from './ToTakeList.tsx';

beforeEach(() => toastQueue.clear());

const RECORD = '80000000-0000-4000-8000-000000000001';
const ZINC = { planId: '70000000-0000-4000-8000-00000000000b', name: 'Zinco' };
const list = () => screen.findByRole('region', { name: 'Para tomar hoje' });
const row = async (name: RegExp) => within(await list()).findByRole('button', { name });

function List() {
  const { data } = useDay();
  return data ? <ToTakeList today={data.data} /> : null;
}

/** *Hoje* with these doses, and a server that takes, skips and takes them back. */
function open(...planned: PlannedDose[]) {
  let doses = planned;
  const change = (planId: string, to: Partial<PlannedDose>) => {
    doses = doses.map((dose) => (dose.planId === planId ? { ...dose, recordId: RECORD, ...to } : dose));
    return doses.find((dose) => dose.planId === planId)!;
  };
  answer(readMe, () => ({ data: ANA }));
  answer(readToday, () => ({ data: aDay({ doses }) }));
  answer(listDoses, () => ({ data: doses, since: null }));
  answer(takeDose, ({ body }) => ({
    data: change(body.planId, {
      state: 'taken',
      takenAt: new Date().toISOString(),
      takenClock: `${TODAY}T08:12`,
    }),
    stock: null,
    missing: 0,
  }));
  answer(skipPlannedDose, ({ body }) => ({
    data: change(body.planId, { state: 'skipped', notes: body.reason }),
  }));
  answer(snoozeDose, ({ body }) => ({ data: change(body.planId, { snoozedUntil: body.until }) }));
  answer(takeDoseBack, () => {
    doses = planned;
    return { data: { recordId: RECORD } };
  });
  return renderInApp(
    <Suspense>
      <List />
    </Suspense>,
  );
}

test('a dose of a plan is taken with one tap and taken back with another', async () => {
  const { user } = open(aDose('23:59', { quantity: 2, condition: 'Com alimento' }));
  const dose = await row(/^Vitamina D/);
  expect(dose).toHaveTextContent('23:59 · 50 mg · 2 unidades · Com alimento');
  await user.click(dose);
  await waitFor(() => expect(dose).toHaveTextContent(/Tomado às \d{2}:\d{2}/));
  expect(await list()).toHaveTextContent('Tudo tomado');
  await user.click(dose);
  await waitFor(() => expect(dose).toHaveAttribute('aria-pressed', 'false'));
});

test('a late dose says so, and of which day it is', async () => {
  open(aDose('22:00', { state: 'late', day: inDays(-1) }));
  expect(await row(/^Vitamina D/)).toHaveTextContent('Atrasada era ontem às 22:00 · 50 mg');
});

test.each([
  [
    'whoever is still fasting may take it',
    0,
    /50 mg\. Se já comeu ou bebeu algo hoje, conte como esquecido\. Pela bula/,
  ],
  [
    'one of yesterday is to be skipped',
    -1,
    /50 mg\. Pela bula, um comprimido esquecido é pulado: o próximo é o do dia/,
  ],
])('a late tablet of semaglutide says what its leaflet says: %s', async (_, days, words) => {
  open(aDose('00:00', { name: 'Rybelsus', state: 'late', asksToWait: true, day: inDays(days) }));
  expect(await row(/^Rybelsus/)).toHaveTextContent(words);
});

test('several of one time are taken together', async () => {
  const { user } = open(aDose('23:59'), aDose('23:59', ZINC));
  await user.click(await row(/^Tomar os 2 da noite/));
  await waitFor(async () => expect(await list()).toHaveTextContent('Tudo tomado'));
  expect(await screen.findByText('2 doses registradas')).toBeVisible();
});

test('the one press takes what is of today: late ones of yesterday have their rows', async () => {
  const late = { state: 'late', day: inDays(-1) } as const;
  open(aDose('23:59', late), aDose('23:59', { ...ZINC, ...late }), aDose('23:59'));
  expect(await screen.findAllByText(/era ontem às 23:59/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Tomar os/ })).toBeNull();
});

test('skipping stands behind the row', async () => {
  const { user } = open(aDose('23:59'));
  await user.click(await row(/^Mais ações: Vitamina D/));
  await user.click(await row(/^Pular dose/));
  const dialog = await screen.findByRole('dialog', { name: 'Pular dose' });
  await user.click(within(dialog).getByRole('button', { name: 'Viagem' }));
  await user.click(within(dialog).getByRole('button', { name: 'Marcar como pulada' }));
  await user.click(await screen.findByRole('button', { name: 'Concluir' }));
  await waitFor(async () => expect(await row(/^Vitamina D/)).toHaveTextContent('Pulada 23:59'));
  expect(await list()).toHaveTextContent('Tudo registrado');
});

test('a skipped dose of a deleted plan can only be undone', async () => {
  const { user } = open(aDose('00:00', { state: 'skipped', recordId: RECORD, isPlanDeleted: true }));
  await user.click(await row(/^Mais ações: Vitamina D/));
  expect(await row(/^Desfazer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tomada em outro horário/ })).toBeNull();
});

test('a long day shows a handful and leads to the use screen', async () => {
  open(...['06', '09', '12', '15', '18', '21'].map((hour) => aDose(`${hour}:00`)));
  const rows = within(await list()).getAllByRole('button', { name: /^Vitamina D/ });
  expect(rows).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Ver todas em Uso Suplementos' })).toBeVisible();
});

/** The hours that the rows of a long day are named by. */
const hours = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Dose/ })
    .map((each) => /\d{2}/.exec(each.textContent)?.[0]);

test.each([
  ['the next open dose joins below', ['20', '21', '22', '23'], ['02', '03', '20', '21', '22'], ['23']],
  ['one done out of sight stays there', ['21', '22'], ['00', '02', '03', '21', '22'], []],
])('on a long day a tick moves no row: %s', async (_, later, first, joining) => {
  const { user } = open(
    ...['00', '01', '02', '03', ...later].map((hour) =>
      aDose(`${hour}:00`, {
        planId: `70000000-0000-4000-8000-0000000000${hour}`,
        name: `Dose ${hour}`,
        state: hour < '02' ? 'taken' : 'scheduled',
      }),
    ),
  );
  await row(/^Dose 02/);
  const before = await hours();
  await user.click(await row(/^Dose 02/));
  await waitFor(async () => expect(await row(/^Dose 02/)).toHaveTextContent(/Tomado às/));
  expect(await hours()).toEqual([...before, ...joining]);
  expect(before).toEqual(first);
});

test('a dose is put off, says until when, and is no longer after an undo', async () => {
  const { user } = open(aDose('00:00', { state: 'late' }));
  await user.click(await row(/^Mais ações: Vitamina D/));
  await user.click(await row(/^Adiar/));
  const dialog = await screen.findByRole('dialog', { name: 'Adiar dose' });
  await user.click(within(dialog).getByRole('button', { name: 'Adiar' }));
  expect(await within(dialog).findByText('Escolha um horário.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '15 min' }));
  await user.click(within(dialog).getByRole('button', { name: 'Adiar' }));
  await waitFor(async () =>
    expect(await row(/^Vitamina D/)).toHaveTextContent(/Adiada para \d{2}:\d{2} era às 00:00/),
  );
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(async () => expect(await row(/^Vitamina D/)).toHaveTextContent('Atrasada era às 00:00'));
});

test('the undo of a second putting off leads back to none, once the first time is over', async () => {
  const snoozedUntil = new Date(Date.now() - MINUTE_MS).toISOString();
  const { user } = open(aDose('00:00', { state: 'late', snoozedUntil }));
  const sent: unknown[] = [];
  answer(snoozeDose, ({ body }) => {
    sent.push(body.until);
    return { data: aDose('00:00', { state: 'late', snoozedUntil: body.until }) };
  });
  await user.click(await row(/^Mais ações: Vitamina D/));
  await user.click(await row(/^Adiar/));
  const dialog = await screen.findByRole('dialog', { name: 'Adiar dose' });
  await user.click(within(dialog).getByRole('button', { name: '1 hora' }));
  await user.click(within(dialog).getByRole('button', { name: 'Adiar' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(sent).toEqual([expect.any(String), null]));
});

test('after a tablet on an empty stomach, the list says from when to eat, with its source', async () => {
  const until = new Date(Date.now() + 20 * MINUTE_MS).toISOString();
  answer(readMe, () => ({ data: ANA }));
  answer(readToday, () => ({ data: aDay({ fasting: { name: 'Rybelsus', until } }) }));
  renderInApp(
    <Suspense>
      <List />
    </Suspense>,
  );
  const words = `Pode comer e tomar outros remédios a partir das ${formatTime(until, ANA.timeZone)}`;
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/^Faltam \d+ minutos/)).toBeInTheDocument();
  expect(screen.getByText(/Bula do Rybelsus/)).toBeInTheDocument();
});

test('a dose that a page before this one was sending waits for its answer, and is not pressed again', async () => {
  markSignedIn();
  onTestFinished(() => void vi.restoreAllMocks());
  const left = aDose('23:59');
  const { method, path, access, changes } = takeDose;
  const { planId, plannedAt } = left;
  const unsent = { key: 'k1', at: Date.now(), endpoint: { method, path, access, changes } };
  const waiting = keepWaiting({ ...unsent, sent: { body: { planId, plannedAt } } });
  const { user } = open(left, aDose('23:59', ZINC));
  expect(await row(/^Vitamina D/)).toHaveTextContent('Registrando…');
  expect(await row(/^Zinco/)).not.toHaveTextContent('Registrando…');
  answer(takeDose, () => {
    throw new Error('It is on its way already.');
  });
  await user.click(await row(/^Vitamina D/));
  expect(await row(/^Vitamina D/)).toHaveTextContent('Registrando…');
  expect(toastQueue.visibleToasts).toHaveLength(0);
  // Refused or given up, it can be pressed again at once.
  act(() => waiting.letGo({ isOver: true }));
  expect(await row(/^Vitamina D/)).not.toHaveTextContent('Registrando…');
});
