import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { listDoses } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { listUses } from '@leveza/contract/usage.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication, anOverview } from '../../../testing/applications.ts';
import { aDose, aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { openCalendar, serve } from '../testing/open-calendar.tsx';
import { anAppointment } from '../testing/samples.ts';

const NOTICE = /Avise a equipe, já ao marcar, que você usa um medicamento GLP-1/;
const IF_USED = /Se você usa um medicamento GLP-1, avise a equipe/;
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('a surgery, or an endoscopy among the exams, reminds of the GLP-1 with its last dose and source', async () => {
  serve({
    overview: anOverview({ lastApplication: anApplication({ datetime: '2026-11-11T11:05:00.000Z' }) }),
  });
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  expect(within(form).queryByText(NOTICE)).toBeNull();
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  expect(await within(form).findByText(NOTICE)).toBeVisible();
  expect(within(form).getByText(/Última dose: Ozempic 0,5.mg, em 11\/11\/2026 às 08:05\./)).toBeVisible();
  expect(within(form).getByText('Fontes')).toBeVisible();
  await user.click(within(form).getByRole('radio', { name: 'Exame' }));
  await waitFor(() => expect(within(form).queryByText(NOTICE)).toBeNull());
  await user.type(within(form).getByLabelText(/^Título/), 'Endoscopia');
  expect(await within(form).findByText(NOTICE)).toBeVisible();
  expect(form).not.toHaveTextContent(/paus|suspend|parar/i);
});

const TABLET = { name: 'Rybelsus', dosage: '7 mg', medicationType: 'oral_medication' } as const;
const TAKEN = { recordId: anAppointment().id, takenAt: '2026-11-11T10:05:00.000Z' };
const A_USE = {
  id: anAppointment().id,
  inventoryId: anAppointment().id,
  name: 'Rybelsus',
  brand: null,
  dosage: '7 mg',
  mainCategory: 'MEDICATIONS',
  subCategory: null,
  quantityUsed: 1,
  unitType: 'tablets',
  timeOfDay: 'morning',
  notes: null,
  usedAt: TAKEN.takenAt,
} as const;

test.each([
  ['by its plan', { doses: [aDose('07:00', { ...TABLET, ...TAKEN, state: 'taken' })] }],
  ['from a box alone', { uses: [A_USE] }],
])('a colonoscopy reminds of a GLP-1 tablet as well, taken %s', async (_, situation) => {
  serve(situation);
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.type(within(form).getByLabelText(/^Título/), 'Colonoscopia');
  expect(await within(form).findByText(NOTICE)).toBeVisible();
  expect(within(form).getByText('Última dose: Rybelsus 7 mg, em 11/11/2026 às 07:05.')).toBeVisible();
});

test('a plan of GLP-1 tablets is reminded of before its first one', async () => {
  serve({ plans: [aPlan({ ...TABLET, name: 'Comprimido', brand: 'Rybelsus' })] });
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  expect(await within(form).findByText(NOTICE)).toBeVisible();
  expect(within(form).queryByText(/^Última dose/)).toBeNull();
});

test('the last tablet of a plan that has ended is reminded of, known by its brand', async () => {
  const tablet = { ...TABLET, name: 'Comprimido' };
  serve({
    plans: [aPlan({ ...tablet, brand: 'Rybelsus', status: 'ended' })],
    doses: [aDose('07:00', { ...tablet, ...TAKEN, state: 'taken' })],
  });
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  expect(await within(form).findByText(NOTICE)).toBeVisible();
});

test('where the doses cannot be read, a surgery reminds with an if', async () => {
  serve();
  answer(listDoses, () => new Problem('unexpected'));
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  expect(await within(form).findByText(/Se você usa um medicamento GLP-1, avise a equipe/)).toBeVisible();
});

/** The form of a surgery once the server has said that no GLP-1 is used, and then of an exam. */
async function openWithOldNo() {
  serve();
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  const choose = (name: string) => user.click(within(form).getByRole('radio', { name }));
  await choose('Cirurgia');
  await expectNothing(form);
  await choose('Exame');
  return { form, again: () => choose('Cirurgia') };
}

/** Nothing is said once every answer is there; until then a GLP-1 cannot be ruled out. */
async function expectNothing(form: HTMLElement) {
  await within(form).findByText(IF_USED);
  await waitFor(() => expect(within(form).queryByText(IF_USED)).toBeNull());
  expect(within(form).queryByText(NOTICE)).toBeNull();
}

test('without a GLP-1 a surgery reminds of nothing', async () => {
  serve();
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  await expectNothing(form);
});

test('a first dose that another device has just recorded is reminded of', async () => {
  const { form, again } = await openWithOldNo();
  answer(readApplicationsOverview, () => ({ data: anOverview({ lastApplication: anApplication() }) }));
  await again();
  expect(await within(form).findByText(NOTICE)).toBeVisible();
});

test('an old no is no answer where the server cannot say so again', async () => {
  const { form, again } = await openWithOldNo();
  answer(readApplicationsOverview, () => new Problem('unexpected'));
  await again();
  expect(await within(form).findByText(/Não foi possível ler suas doses agora. Se você usa/)).toBeVisible();
});

test('the last tablet is found behind a hundred other uses', async () => {
  serve();
  const others = Array.from({ length: 100 }, () => ({ ...A_USE, name: 'Vitamina D' }));
  answer(listUses, ({ query }) => {
    const all = [...others, A_USE];
    return {
      data: all.slice((query.page - 1) * query.limit, query.page * query.limit),
      pagination: paginationOf(query, all.length),
    };
  });
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  expect(await within(form).findByText('Última dose: Rybelsus 7 mg, em 11/11/2026 às 07:05.')).toBeVisible();
});
