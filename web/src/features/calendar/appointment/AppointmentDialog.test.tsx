import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
  type AppointmentInput,
} from '@leveza/contract/calendar/appointments.ts';
import { listDoses } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anApplication, anOverview } from '../../../testing/applications.ts';
import { TODAY } from '../../../testing/boxes.ts';
import { aDose, aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openCalendar, serve } from '../testing/open-calendar.tsx';
import { anAppointment, eventOf } from '../testing/samples.ts';

beforeEach(() => toastQueue.clear());

const NOTICE = /Avise a equipe, já ao marcar, que você usa um medicamento GLP-1/;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const save = { name: 'Salvar' };

/** A server that keeps what it is sent. */
function serveAdding() {
  const sent: Partial<AppointmentInput>[] = [];
  answer(addAppointment, ({ body }) => {
    sent.push(body);
    return { data: anAppointment(body) };
  });
  return sent;
}

test('a new appointment is on the day that is looked at, with a question a line', async () => {
  serve();
  const sent = serveAdding();
  const { user, search } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('button', save));
  expect(await within(form).findByText('Título é obrigatório')).toBeVisible();
  await user.type(within(form).getByLabelText(/^Título/), 'Endocrinologista');
  await user.type(within(form).getByLabelText('Hora'), '1430');
  await user.type(
    within(form).getByLabelText('O que perguntar ao médico'),
    'Sigo com 1 mg?{Enter}{Enter}E a náusea?',
  );
  await user.click(within(form).getByRole('button', save));
  expect(await screen.findByText('Compromisso marcado')).toBeVisible();
  expect(sent).toMatchObject([
    { title: 'Endocrinologista', date: TODAY, time: '14:30', questions: ['Sigo com 1 mg?', 'E a náusea?'] },
  ]);
  await waitFor(() => expect(search()).toEqual({}));
});

test('one that repeats says how many were marked, and offers no undo of one of them', async () => {
  serve();
  const sent = serveAdding();
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.type(within(form).getByLabelText(/^Título/), 'Nutricionista');
  await user.click(within(form).getByText('Mais detalhes'));
  await user.click(within(form).getByRole('radio', { name: 'Todo mês' }));
  await user.click(within(form).getByRole('button', save));
  expect(await screen.findByText('2 compromissos marcados')).toBeVisible();
  expect(sent).toMatchObject([{ repeats: 'monthly', repeatTimes: 2 }]);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

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

test('without a GLP-1 a surgery reminds of nothing', async () => {
  serve();
  const { user } = openCalendar('?open=new');
  const form = await dialog('Nova consulta');
  await user.click(within(form).getByRole('radio', { name: 'Cirurgia' }));
  await waitFor(() => expect(within(form).getByRole('radio', { name: 'Cirurgia' })).toBeChecked());
  expect(within(form).queryByText(NOTICE)).toBeNull();
});

test('the details show what to ask; it is edited, deleted and brought back', async () => {
  const appointment = anAppointment();
  const known = serve({ events: [eventOf(appointment)], appointments: [appointment] });
  const added = serveAdding();
  const changed: Partial<AppointmentInput>[] = [];
  answer(changeAppointment, ({ body }) => {
    changed.push(body);
    return { data: appointment };
  });
  answer(deleteAppointment, () => {
    known.events = [];
    return { data: appointment, following: [] };
  });
  const { user } = openCalendar();
  await user.click(await screen.findByRole('button', { name: /^Retorno com a Dra. Helena/ }));
  const details = await dialog('Retorno com a Dra. Helena');
  expect(await within(details).findByText('Sigo com 1 mg?')).toBeVisible();
  expect(within(details).getByText('Clínica Central')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Editar' }));
  const form = await dialog('Editar compromisso');
  await user.type(within(form).getByLabelText('Lugar'), ', sala 3');
  await user.click(within(form).getByRole('button', save));
  expect(await screen.findByText('Compromisso alterado')).toBeVisible();
  expect(changed).toMatchObject([{ place: 'Clínica Central, sala 3', questions: ['Sigo com 1 mg?'] }]);

  await user.click(await screen.findByRole('button', { name: /^Retorno com a Dra. Helena/ }));
  const again = await dialog('Retorno com a Dra. Helena');
  await user.click(await within(again).findByRole('button', { name: 'Excluir' }));
  await user.click(within(again).getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('Compromisso excluído')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Compromisso de volta')).toBeVisible();
  expect(added).toMatchObject([{ title: appointment.title, questions: appointment.questions }]);
});

test('one that repeats is changed and deleted alone, or with those after it', async () => {
  const seriesId = '90000000-0000-4000-8000-000000000001';
  const appointment = anAppointment({ seriesId });
  const next = anAppointment({ seriesId, title: 'O próximo' });
  serve({ events: [eventOf(appointment)], appointments: [appointment] });
  const added = serveAdding();
  const scopes: unknown[] = [];
  answer(changeAppointment, ({ body }) => {
    scopes.push(body.scope);
    return { data: appointment };
  });
  answer(deleteAppointment, ({ body }) => {
    scopes.push(body.scope);
    return { data: appointment, following: [next] };
  });
  const { user } = openCalendar();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Retorno com a Dra. Helena/ }));
    return dialog('Retorno com a Dra. Helena');
  };
  await user.click(within(await open()).getByRole('button', { name: 'Editar' }));
  const form = await dialog('Editar compromisso');
  expect(within(form).getByRole('radio', { name: 'Só esta' })).toBeChecked();
  await user.click(within(form).getByRole('radio', { name: 'Esta e as próximas' }));
  await user.click(within(form).getByRole('button', save));
  expect(await screen.findByText('Compromisso alterado')).toBeVisible();

  const details = await open();
  await user.click(within(details).getByRole('button', { name: 'Excluir' }));
  await user.click(within(details).getByRole('radio', { name: 'Esta e as próximas' }));
  await user.click(within(details).getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('2 compromissos excluídos')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Compromisso de volta')).toBeVisible();
  expect(scopes).toEqual(['following', 'following']);
  expect(added).toMatchObject([
    { title: appointment.title, seriesId },
    { title: 'O próximo', seriesId },
  ]);
});
