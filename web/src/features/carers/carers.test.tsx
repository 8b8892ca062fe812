import { CONSENT_VERSION, giveConsent, listConsents } from '@leveza/contract/auth/consent.ts';
import { answerCaring, readCaring } from '@leveza/contract/carers/answers.ts';
import { addCarer, type Carer, changeCarer, endCarer, listCarers } from '@leveza/contract/carers/carers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { CarerPage } from './CarerPage.tsx';
import { CarersRow } from './CarersRow.tsx';
// Code that comes later is there before the first test waits for it.
import './CarerDialog.tsx';
import './CarersDialog.tsx';

const BIA: Carer = {
  id: '0b0e6a34-4f0a-4f3e-9d1a-3f1f7a1a2b20',
  name: 'Bia',
  channel: 'email',
  address: 'bia@exemplo.com',
  alerts: ['dose-not-recorded'],
  state: 'active',
  endedBy: null,
  createdAt: '2026-11-16T12:00:00.000Z',
  lastSentAt: null,
};

const GIVEN = {
  purpose: 'sharing',
  version: CONSENT_VERSION,
  givenAt: '2026-11-16T12:00:00.000Z',
} as const;
const SHARING = { ...GIVEN, withdrawnAt: null };

beforeEach(() => {
  toastQueue.clear();
  answer(readMe, () => ({ data: ANA }));
  answer(listConsents, () => ({ data: [SHARING] }));
});

test('somebody is invited by e-mail', async () => {
  answer(listCarers, () => ({ data: [], hasWhatsapp: false }));
  const sent: string[] = [];
  answer(addCarer, ({ body }) => {
    sent.push(`${body.name} ${body.channel} ${body.address}`);
    return { data: { ...BIA, state: 'invited' as const } };
  });
  const { user } = openPage('/reports', '?open=carer', <CarersRow />);
  const sheet = await screen.findByRole('dialog', { name: 'Convidar alguém' });
  await user.type(within(sheet).getByLabelText('Nome da pessoa'), 'Bia');
  await user.type(within(sheet).getByLabelText('E-mail da pessoa'), 'bia@exemplo.com');
  expect(within(sheet).getByText('Por enquanto os convites vão só por e-mail.')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Enviar convite' }));
  expect(await screen.findByText('Convite enviado')).toBeVisible();
  expect(sent).toEqual(['Bia email bia@exemplo.com']);
});

test('WhatsApp can be chosen where this Leveza sends it, and the dialog says where it does not', async () => {
  answer(listCarers, () => ({ data: [], hasWhatsapp: true }));
  const { user } = openPage('/reports', '?open=carer', <CarersRow />);
  const sheet = await screen.findByRole('dialog', { name: 'Convidar alguém' });
  await user.click(await within(sheet).findByRole('radio', { name: 'WhatsApp' }));
  expect(await within(sheet).findByLabelText('WhatsApp da pessoa')).toBeVisible();
  expect(within(sheet).queryByText(/não envia WhatsApp/)).toBeNull();
});

test('alerts are ended by the patient after a question', async () => {
  const carers = [BIA];
  answer(listCarers, () => ({ data: carers, hasWhatsapp: false }));
  answer(endCarer, () => {
    carers[0] = { ...BIA, state: 'ended', endedBy: 'patient' };
    return { data: carers[0] };
  });
  const { user } = openPage('/reports', '?open=carers', <CarersRow />);
  const sheet = await screen.findByRole('dialog', { name: 'Cuidadores' });
  await user.click(await within(sheet).findByRole('button', { name: /^Bia/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Encerrar avisos' }));
  const question = within(sheet).getByRole('group', { name: /Encerrar os avisos a Bia/ });
  await user.click(within(question).getByRole('button', { name: 'Encerrar avisos' }));
  expect(await within(sheet).findByText('Encerrado')).toBeVisible();
});

test('a second tick counts from the first one, which is still on its way', async () => {
  answer(listCarers, () => ({ data: [BIA], hasWhatsapp: false }));
  const sent: (readonly string[] | undefined)[] = [];
  answer(changeCarer, ({ body }) => {
    sent.push(body.alerts);
    return new Promise<never>(() => {});
  });
  const { user } = openPage('/reports', '?open=carers', <CarersRow />);
  const sheet = await screen.findByRole('dialog', { name: 'Cuidadores' });
  await user.click(await within(sheet).findByRole('button', { name: /^Bia/ }));
  await user.click(within(sheet).getByRole('checkbox', { name: 'Sinal de alerta registrado' }));
  await user.click(within(sheet).getByRole('checkbox', { name: 'Dose não registrada' }));
  await waitFor(() => expect(sent).toEqual([['dose-not-recorded', 'red-flag'], ['red-flag']]));
});

test('a carer agrees only by pressing, and can stop', async () => {
  const caring = {
    patientName: 'Ana',
    carerName: 'Bia',
    alerts: ['dose-not-recorded' as const],
    state: 'invited' as const,
  };
  const sent: string[] = [];
  answer(readCaring, () => ({ data: caring }));
  answer(answerCaring, ({ body }) => {
    sent.push(body.answer);
    return {
      data: { ...caring, state: body.answer === 'accept' ? ('active' as const) : ('ended' as const) },
    };
  });
  const { user } = openPage('/carer', '#abc', <CarerPage />);
  const accept = await screen.findByRole('button', { name: 'Aceitar os avisos' });
  expect(sent).toEqual([]);
  await user.click(accept);
  await user.click(await screen.findByRole('button', { name: 'Parar de receber' }));
  expect(await screen.findByText('Avisos encerrados')).toBeVisible();
  expect(sent).toEqual(['accept', 'end']);
});

test('an end that could not be sent leaves the page as it was', async () => {
  const caring = {
    patientName: 'Ana',
    carerName: 'Bia',
    alerts: ['red-flag' as const],
    state: 'invited' as const,
  };
  answer(readCaring, () => ({ data: caring }));
  answer(answerCaring, ({ body }) =>
    body.answer === 'accept' ? { data: { ...caring, state: 'active' as const } } : new Problem('unexpected'),
  );
  const { user } = openPage('/carer', '#abc', <CarerPage />);
  await user.click(await screen.findByRole('button', { name: 'Aceitar os avisos' }));
  await user.click(await screen.findByRole('button', { name: 'Parar de receber' }));
  expect(await screen.findByText(new Problem('unexpected').message)).toBeVisible();
  expect(screen.getByText('Você recebe os avisos')).toBeVisible();
});

test('without the consent to share it is asked for where somebody is invited', async () => {
  answer(listCarers, () => ({ data: [], hasWhatsapp: false }));
  const given: string[] = [];
  answer(listConsents, () => ({ data: given.length > 0 ? [SHARING] : [{ ...SHARING, version: '2020-01' }] }));
  answer(giveConsent, ({ body }) => {
    given.push(body.purpose);
    return { data: GIVEN };
  });
  const { user } = openPage('/reports', '?open=carer', <CarersRow />);
  await user.click(await screen.findByRole('button', { name: 'Autorizar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Autorizar' })).not.toBeInTheDocument());
  expect(given).toEqual(['sharing']);
});
