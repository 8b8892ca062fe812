import { registerApplication } from '@leveza/contract/applications/applications.ts';
import { changeUsualDay } from '@leveza/contract/applications/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aNextDose, anApplication, anOverview, daysFromNow } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

// Loaded on demand, which on a busy machine takes longer than a test waits.
beforeAll(() => Promise.all([import('../form/OpenedApplication.tsx'), import('./UsualDayDialog.tsx')]));

const PEN = aPen();
const usual = { day: '2026-11-09', time: '08:00' };
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function moves() {
  const bodies: { at: string; confirmEarly?: boolean }[] = [];
  answer(changeUsualDay, async ({ body }, request) => {
    bodies.push((await request.json()) as { at: string });
    const isNear = body.at < daysFromNow(1) && body.at > daysFromNow(0);
    if (isNear && !body.confirmEarly) return new Problem('usual-day-too-soon');
    return { data: aNextDose({ usual, plannedAt: daysFromNow(7) }) };
  });
  return bodies;
}

test('after a dose on another day the answer names the next one, and offers to move the day', async () => {
  const nextDose = aNextDose({ usual, isOffDay: true, plannedAt: daysFromNow(5), followingAt: null });
  const suggestion = {
    penId: PEN.id,
    medicationName: 'Ozempic',
    doseMg: 0.5,
    expectedDoseMg: 0.5,
    otherDosesMg: [],
    counterfeitPenId: null,
    zone: 'abdomen-right-lower' as const,
  };
  serve({ overview: anOverview({ suggestion }), pens: [PEN] });
  const data = anApplication({ datetime: daysFromNow(0) });
  answer(registerApplication, () => ({ data, nextDose, countsFor: '2099-11-20T11:00:00.000Z' }));
  const bodies = moves();
  const { user } = openApplications('?open=new');
  await user.click(await button('Registrar'));
  const told = await screen.findByRole('dialog', { name: 'Aplicação registrada' });
  expect(told).toHaveTextContent(/Próxima aplicação\p{Lu}\p{Ll}+, \d\d\/\d\d(\/\d{4})?Às \d\d:\d\d/u);
  expect(told).toHaveTextContent(
    'Ela vale pela dose de sexta, 20/11/2099. Seu dia continua o mesmo: toda segunda às 08:00.',
  );
  await user.click(within(told).getByRole('button', { name: /^Mudar meu dia para / }));
  expect(await screen.findByText('Dia de aplicar alterado')).toBeVisible();
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Dia de aplicar de volta ao que era')).toBeVisible();
  expect(bodies).toEqual([{ at: data.datetime }, { at: nextDose.plannedAt, confirmEarly: true }]);
});

test('the card shows the usual day, and both facts where it comes inside the gap', async () => {
  const nextDose = aNextDose({
    usual,
    isOffDay: true,
    plannedAt: daysFromNow(2),
    earliestAt: daysFromNow(3),
  });
  serve({ overview: anOverview({ nextDose, lastApplication: anApplication({ datetime: daysFromNow(0) }) }) });
  const bodies = moves();
  const { user } = openApplications();
  expect(await button(/^Toda segunda às 08:00\s*Mudar meu dia$/)).toBeVisible();
  expect(screen.getByText(/48 horas depois da última.*72 horas/)).toBeVisible();
  await user.click(await button(/^Mudar meu dia para /));
  expect(await screen.findByText('Dia de aplicar alterado')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('another day is written down; one near the last dose has to be meant', async () => {
  serve({ overview: anOverview({ nextDose: aNextDose({ usual }) }) });
  const bodies = moves();
  const { user } = openApplications('?open=usual-day');
  const dialog = await screen.findByRole('dialog', { name: 'Mudar meu dia' });
  const write = (instant: string) => {
    const [day, time] = new Date(Date.parse(instant) - 3 * 3_600_000).toISOString().split('T');
    const written = day!.split('-').toReversed().join('/');
    fireEvent.change(within(dialog).getByLabelText('Data'), { target: { value: written } });
    fireEvent.change(within(dialog).getByLabelText('Hora'), { target: { value: time!.slice(0, 5) } });
  };
  write(daysFromNow(-1));
  await user.click(await button('Mudar meu dia'));
  expect(await screen.findByText('Escolha um momento que ainda vem.')).toBeVisible();
  write(daysFromNow(0.5));
  await user.click(await button('Mudar meu dia'));
  const question = await screen.findByRole('group', { name: /perto da última/ });
  expect(question).toHaveTextContent('pelo menos 72 horas');
  await user.click(within(question).getByRole('button', { name: 'Mudar mesmo assim' }));
  expect(await screen.findByText('Dia de aplicar alterado')).toBeVisible();
  expect(bodies.map(({ confirmEarly }) => confirmEarly)).toEqual([undefined, true]);
});
