import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
  type AppointmentInput,
} from '@leveza/contract/calendar/appointments.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { unsentNames } from '../../../lib/unsent.ts';
import { TODAY } from '../../../testing/boxes.ts';
import { answer } from '../../../testing/server.ts';
import { markSignedIn } from '../../../testing/signed-in.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openCalendar, serve } from '../testing/open-calendar.tsx';
import { anAppointment, eventOf } from '../testing/samples.ts';

beforeEach(() => toastQueue.clear());

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
  markSignedIn();
  onTestFinished(() => void vi.restoreAllMocks());
  const added: Partial<AppointmentInput>[] = [];
  const kept: number[] = [];
  answer(addAppointment, ({ body }) => {
    kept.push(unsentNames().length);
    added.push(body);
    return { data: anAppointment(body) };
  });
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
  // From the tap on: a page closed after the first one loses none.
  expect(kept).toEqual([2, 1]);
});
