import { Problem } from '@leveza/contract/problem.ts';
import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { readProgress } from '@leveza/contract/profile/progress.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { NOTHING_KNOWN } from '../testing/open-profile.tsx';

const UNDER_WAY = {
  initialWeight: 92.4,
  currentWeight: 87.1,
  targetWeight: 74,
  lostKg: 5.3,
  toGoKg: 13.1,
  share: 0.288,
  startedOn: '2026-09-01',
  daysInTreatment: 63,
};

async function show(progress: Partial<typeof NOTHING_KNOWN>, patient: Partial<Profile> = {}) {
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(readProgress, () => ({ data: { ...NOTHING_KNOWN, ...progress } }));
  renderInApp(<ProgressCard profile={{ ...ANA, ...patient }} />);
  await screen.findByText('Peso atual');
  const facts = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling!.textContent.replaceAll('\u00A0', ' '),
  ]);
  return Object.fromEntries(facts) as Record<string, string>;
}

test('shows how far the treatment has come', async () => {
  expect(await show(UNDER_WAY)).toEqual({
    'Peso inicial': '92,4 kg',
    'Peso atual': '87,1 kg',
    'Peso perdido': '5,3 kg',
    'Falta para a meta': '13,1 kg',
    'Dias de tratamento': '63',
  });
  expect(screen.getByRole('meter', { name: 'Caminho até a meta' })).toHaveAttribute('aria-valuenow', '29');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the part of the way is covered with the weights that make it', async () => {
  answer(readMe, () => ({ data: ANA }));
  answer(readProgress, () => ({ data: UNDER_WAY }));
  renderInApp(
    <AreFiguresCovered value>
      <ProgressCard profile={ANA} />
    </AreFiguresCovered>,
  );
  expect(await screen.findByText('63')).toBeVisible();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('what is not known says what to do, never a zero', async () => {
  expect(await show({})).toEqual({
    'Peso inicial': 'Informar',
    'Peso atual': 'Registrar peso',
    'Peso perdido': 'Informe o peso inicial',
    'Falta para a meta': 'Informar',
    'Dias de tratamento': 'Informar',
  });
  expect(screen.getByRole('link', { name: 'Registrar peso' })).toHaveAttribute(
    'href',
    '/measurements?open=new',
  );
  expect(screen.getAllByRole('link', { name: 'Informar' })[0]).toHaveAttribute(
    'href',
    '/profile?open=physical',
  );
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

test.each([
  ['the target reached', { toGoKg: 0, share: 1 }, { 'Falta para a meta': 'Meta alcançada' }],
  ['a target above the start', { toGoKg: 0, share: null }, { 'Falta para a meta': 'Conferir a meta' }],
  ['the first day', { daysInTreatment: 0 }, { 'Dias de tratamento': 'Começou hoje' }],
  ['weight gained', { lostKg: -1.2, share: 0 }, { 'Peso a mais': '1,2 kg' }],
])('%s', async (_, change, expected) => {
  expect(await show({ ...UNDER_WAY, ...change })).toMatchObject(expected);
});

test('figures that cannot be read leave the rest of the page alone', async () => {
  answer(readProgress, () => new Problem('unexpected'));
  const { user } = renderInApp(<ProgressCard profile={ANA} />);
  await screen.findByRole('alert');
  answer(readProgress, () => ({ data: UNDER_WAY }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('63')).toBeVisible();
});

test('nothing counts down to a target below a healthy weight', async () => {
  const low = { ...UNDER_WAY, targetWeight: null, toGoKg: null, share: null };
  const facts = await show(low, { height: 160, targetWeight: 42 });
  expect(facts).not.toHaveProperty('Falta para a meta');
  expect(screen.getByText(/converse com sua equipe de cuidado/)).toBeVisible();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('a weight that is too low is said, and no way to the target is drawn', async () => {
  const low = { ...UNDER_WAY, currentWeight: 47, toGoKg: 0, share: 1, lostKg: 45.4 };
  const facts = await show(low, { height: 165 });
  expect(facts).not.toHaveProperty('Falta para a meta');
  expect(await screen.findByText(/Seu peso está abaixo do saudável/)).toBeVisible();
  expect(screen.queryByRole('meter')).toBeNull();
});
