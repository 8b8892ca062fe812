import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { type NextReminder, readNextReminders } from '@leveza/contract/reminders/next.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { NextReminders } from './NextReminders.tsx';

const DOSE: NextReminder = {
  kind: 'dose-due',
  type: 'medications',
  title: 'Losartana 50 mg às 08:00',
  body: 'Registre quando tomar.',
  at: '2031-05-06T11:00:00.000Z',
  about: '2031-05-06T11:00:00.000Z',
  channel: 'whatsapp',
};

function open(reply: NextReminder[] | Problem) {
  answer(readMe, () => ({ data: ANA }));
  answer(readNextReminders, () => (reply instanceof Problem ? reply : { data: reply }));
  openPage('/settings', '', <NextReminders />);
}

test('the next three say what, when and by which way', async () => {
  open([
    DOSE,
    { ...DOSE, kind: 'appointment-day', title: 'Consulta amanhã', body: '', channel: 'email' },
    { ...DOSE, kind: 'low-stock', title: 'Estoque baixo', body: 'Zinco', channel: 'bell' },
  ]);
  expect(await screen.findByText('Losartana 50 mg às 08:00 · por WhatsApp')).toBeInTheDocument();
  const later = within(screen.getByRole('list', { name: 'Depois' })).getAllByRole('listitem');
  expect(later.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/08:00.*Consulta amanhã · por e-mail$/),
    expect.stringMatching(/08:00.*Zinco · no sininho$/),
  ]);
});

test('nothing to come is said', async () => {
  open([]);
  expect(await screen.findByText('Nada marcado')).toBeInTheDocument();
});

test('a failure is said in its place', async () => {
  open(new Problem('database-unavailable'));
  expect(await screen.findByText(/^Não foi possível ler os próximos lembretes/)).toBeInTheDocument();
});
