import { readMe } from '@leveza/contract/profile/profile.ts';
import { type Application, listApplications } from '@leveza/contract/applications/applications.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { anApplication } from '../../../testing/applications.ts';
import { inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { OZEMPIC } from '../../../testing/pens.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { PastForm } from './PastForm.tsx';

function open(patient = ANA, recorded: Application | null = null) {
  answer(readMe, () => ({ data: patient }));
  const data = recorded ? [recorded] : [];
  answer(listApplications, ({ query }) => ({ data, pagination: paginationOf(query, data.length) }));
  const first = recorded && {
    day: dayOf(recorded.datetime, patient.timeZone),
    doseMg: recorded.doseMg,
    medicationName: recorded.medicationName,
  };
  const onClose = vi.fn<() => void>();
  const page = renderInApp(
    <Suspense>
      <PastForm medicines={[OZEMPIC]} medicine={OZEMPIC} recorded={first} onClose={onClose} />
    </Suspense>,
  );
  return { ...page, onClose };
}

const interval = () => screen.findByLabelText(/^A cada/);
const write = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const dates = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a reload brings back what was typed, and the dates that were being looked at', async () => {
  const first = open();
  await write(/^A cada/, '9');
  await write(/^Dose \(passo 1\)/, '0,5');
  first.unmount();

  const second = open();
  expect(await interval()).toHaveValue('9');
  expect(screen.getByText(/O que você tinha preenchido está aqui/)).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Ver as datas' }));
  await screen.findByRole('button', { name: /^Lançar \d/ });
  const shown = dates();
  second.unmount();

  const third = open();
  await screen.findByRole('button', { name: /^Lançar \d/ });
  expect(dates()).toEqual(shown);
  await third.user.keyboard('{Escape}');
  await third.user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(third.onClose).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('the start that the patient told is where the steps begin', async () => {
  const treatmentStart = inDays(-120);
  open({ ...ANA, treatmentStart });
  expect(await screen.findByLabelText(/^Primeira aplicação/)).toHaveValue(formatDay(treatmentStart));
});

test('today’s dose is not among those before: it may be still to come', async () => {
  const { user } = open({ ...ANA, treatmentStart: inDays(-14) });
  await write(/^Dose \(passo 1\)/, '0,5');
  await user.click(screen.getByRole('button', { name: 'Ver as datas' }));
  expect(await screen.findByRole('button', { name: 'Lançar 2 aplicações' })).toBeVisible();
});

test('doses before a recorded one end before it, and those beside it are left out', async () => {
  const datetime = instantAt(inDays(-12), '07:00', ANA.timeZone).toISOString();
  const recorded = anApplication({ datetime, doseMg: 0.25 });
  const { user } = open({ ...ANA, treatmentStart: inDays(-80) }, recorded);
  expect(await screen.findByLabelText(/^Quantas \(passo 1\)/)).toHaveValue('10');
  await write(/^Dose \(passo 1\)/, '0,25');
  // Doses of the patient's own count are left out around it.
  await write(/^Quantas \(passo 1\)/, '12');
  await user.click(screen.getByRole('button', { name: 'Ver as datas' }));
  expect(await screen.findByText(/1 ficou de fora porque já há aplicação registrada perto/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lançar 11 aplicações' })).toBeVisible();
});

test('a typed start of a daily medicine long ago keeps the newest doses, and says how many are left out', async () => {
  const { user } = open();
  await write(/^A cada/, '1');
  await write(/^Primeira aplicação/, formatDay(inDays(-1000)));
  expect(await screen.findByLabelText(/^Primeira aplicação/)).toHaveValue(formatDay(inDays(-800)));
  expect(screen.getByText(/^Cabem 800 de cada vez/)).toHaveTextContent('As 200 mais antigas ficam de fora.');
  expect(screen.getByLabelText(/^Quantas \(passo 1\)/)).toHaveValue('800');
  // Less often, all of them fit again.
  await write(/^A cada/, '7');
  expect(screen.getByLabelText(/^Primeira aplicação/)).toHaveValue(formatDay(inDays(-1000)));
  expect(screen.queryByText(/^Cabem 800/)).toBeNull();
  await write(/^A cada/, '1');
  await write(/^Dose \(passo 1\)/, '0,5');
  await user.click(screen.getByRole('button', { name: 'Ver as datas' }));
  expect(await screen.findByRole('button', { name: 'Lançar 800 aplicações' })).toBeVisible();
});
