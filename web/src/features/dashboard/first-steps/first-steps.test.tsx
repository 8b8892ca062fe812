import { readDashboard } from '@leveza/contract/dashboard.ts';
import { seeMoment } from '@leveza/contract/moments.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { answer } from '../../../testing/server.ts';
import { aDashboard } from '../testing/a-dashboard.ts';
import { openDashboard } from '../testing/open-dashboard.tsx';

const lead = () => document.querySelector<HTMLElement>('[data-lead]')!;
const figures = () => document.querySelector<HTMLElement>('dl[aria-label="Seus números"]')!;

test('a new account sees first steps, what is done ticked, and no empty figures', async () => {
  const firstSteps = {
    hasProfile: true,
    hasPen: false,
    hasApplication: false,
    hasWeight: false,
    isClosed: false,
  };
  await openDashboard(
    aDashboard({
      firstSteps,
      currentWeight: null,
      nextDose: aNextDose({ state: 'none', plannedAt: null, followingAt: null }),
      totalSpent: 0,
      lostKg: null,
      daysInTreatment: null,
    }),
  );
  const steps = await screen.findByRole('region', { name: 'Primeiros passos' });
  const links = within(steps).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/medications?add=1&next=today',
    // Without a pen there is nothing to apply from: it is added first.
    '/medications?add=1&next=dose',
    '/dashboard?record=weight',
  ]);
  expect(within(steps).getAllByText('Feito')).toHaveLength(1);
  expect(figures()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Seu progresso' })).not.toBeInTheDocument();
});

test('a patient under treatment goes on from the first pen to the latest dose', async () => {
  const steps = { hasProfile: true, hasPen: false, hasApplication: false, hasWeight: false, isClosed: false };
  await openDashboard(aDashboard({ firstSteps: steps, daysInTreatment: 84 }));
  expect(await screen.findByRole('link', { name: /^Guarde sua caneta/ })).toHaveAttribute(
    'href',
    '/medications?add=1&next=last-dose',
  );
});

test('once an application is recorded, the first pen is kept and nothing more is asked', async () => {
  const steps = { hasProfile: true, hasPen: false, hasApplication: true, hasWeight: false, isClosed: false };
  await openDashboard(aDashboard({ firstSteps: steps, daysInTreatment: 84 }));
  expect(await screen.findByRole('link', { name: /^Guarde sua caneta/ })).toHaveAttribute(
    'href',
    '/medications?add=1',
  );
});

test('with a pen the first application is recorded from it, and a newcomer marks its day', async () => {
  const steps = { hasProfile: false, hasPen: true, hasApplication: false, hasWeight: false, isClosed: false };
  const { unmount } = await openDashboard(aDashboard({ firstSteps: steps }));
  expect(await screen.findByText('Caneta guardada. Agora, sua última aplicação.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Registre sua aplicação/ })).toHaveAttribute(
    'href',
    '/dashboard?record=last-dose',
  );
  expect(screen.queryByRole('link', { name: 'Marcar o dia' })).toBeNull();
  unmount();
  const nextDose = aNextDose({ state: 'none', plannedAt: null, followingAt: null });
  await openDashboard(aDashboard({ firstSteps: steps, nextDose, daysInTreatment: null }));
  expect(await screen.findByRole('link', { name: 'Marcar o dia' })).toHaveAttribute(
    'href',
    '/dashboard?plans=first',
  );
});

test('a step that leads the screen is not said twice; only what else is left stands beside it', async () => {
  const steps = { hasProfile: true, hasPen: true, hasApplication: false, hasWeight: true, isClosed: false };
  const nextDose = aNextDose({ state: 'none', plannedAt: null, followingAt: null });
  const { unmount } = await openDashboard(aDashboard({ firstSteps: steps, nextDose, daysInTreatment: null }));
  expect(lead()).toHaveTextContent('Sua primeira aplicação');
  expect(within(lead()).getByRole('link', { name: 'Já apliquei' })).toHaveAttribute(
    'href',
    '/dashboard?record=dose',
  );
  expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull();
  unmount();
  await openDashboard(aDashboard({ firstSteps: { ...steps, hasApplication: true, hasPen: false } }));
  const card = await screen.findByRole('region', { name: 'Primeiros passos' });
  expect(card).toHaveTextContent('3 de 4 feitos');
  expect(within(card).getAllByRole('listitem')).toHaveLength(1);
});

test('first steps that are done close with a sentence, and stay closed', async () => {
  const steps = { ...aDashboard().firstSteps, isClosed: false };
  const seen: unknown[] = [];
  await openDashboard(aDashboard({ firstSteps: steps }));
  answer(seeMoment, ({ body }) => {
    seen.push(body);
    return { data: { kind: 'first-steps' as const, subject: '' } };
  });
  answer(readDashboard, () => ({ data: aDashboard() }));
  expect(await screen.findByText(/^Tudo pronto\./)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Vamos lá' }));
  await waitFor(() => expect(screen.queryByText(/^Tudo pronto\./)).toBeNull());
  expect(seen).toEqual([{ kind: 'first-steps', subject: '' }]);
});
