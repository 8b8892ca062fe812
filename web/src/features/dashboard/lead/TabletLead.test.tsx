import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import {
  type Dashboard,
  readDashboard,
  readHeadline,
  readToday,
  type Today,
} from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { aNextDose, anOverview } from '../../../testing/applications.ts';
import { inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { aDose } from '../../../testing/plans.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDashboard, aDay } from '../testing/a-dashboard.ts';

const RYBELSUS = { name: 'Rybelsus', dosage: '7 mg', condition: 'Em jejum' };

const BOX = {
  id: '6f1c1a52-0c1d-4a44-9a7e-00000000000a',
  name: 'Rybelsus 7 mg',
  lastTakenAt: null,
  lastTakenName: null,
  isEmpty: false,
};
const OF_BOX = {
  id: 'rybelsus 1',
  number: 1,
  of: 1,
  name: BOX.name,
  dosage: '1 comprimido · Em jejum',
  inventoryId: BOX.id,
  quantity: 1,
  opensBox: false,
  takenAt: null,
  useId: null,
};

const HEADLINE = {
  nextDoseAt: null as string | null,
  nextDoseName: null as string | null,
  nextDoseLateAt: null,
  talkToPrescriber: false,
  totalLossKg: null,
  unreadNotifications: 0,
};

/** *Hoje* of somebody who has no pen and never applied anything. */
function open(
  doses: Today['doses'],
  state: 'none' | 'paused' = 'none',
  day: Partial<Today> = {},
  steps: Partial<Dashboard['firstSteps']> = {},
) {
  const tabletPlanIds = doses.map(({ planId }) => planId);
  const nextDose = aNextDose({ state, plannedAt: null, followingAt: null });
  const firstSteps = {
    hasProfile: true,
    hasPen: false,
    hasApplication: false,
    hasWeight: false,
    isClosed: false,
    ...steps,
  };
  answer(readMe, () => ({ data: ANA }));
  answer(readHeadline, () => ({ data: HEADLINE }));
  answer(readApplicationsOverview, () => ({ data: anOverview({ nextDose }) }));
  answer(readDashboard, () => ({ data: aDashboard({ firstSteps, nextDose, daysInTreatment: null }) }));
  answer(readToday, () => ({ data: aDay({ dose: null, doses, tabletPlanIds, ...day }) }));
  return renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
}

test('where the treatment is tablets, the one of today leads and no step is about a pen', async () => {
  open([aDose('23:59', RYBELSUS)]);
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('Rybelsus 7 mg');
  await waitFor(() => expect(lead.querySelector('svg[data-scene]')).toHaveAttribute('data-scene', 'tablet'));
  expect(lead).toHaveTextContent('às 23:59 · Em jejum');
  expect(within(lead).getByRole('link', { name: 'Registrar' })).toHaveAttribute(
    'href',
    '/dashboard?record=medicine',
  );
  expect(await screen.findByText('1 de 2 feitos.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Guarde sua caneta|Registre sua)/ })).toBeNull();
});

test('who changed from injections to tablets reads about the tablet', async () => {
  open([aDose('23:59', RYBELSUS)], 'paused');
  expect(await screen.findByRole('region', { name: 'Comprimido de hoje' })).toHaveTextContent(
    'Rybelsus 7 mg',
  );
});

test('the numbers count the days since the first tablet, and say when the next one is', async () => {
  open([aDose('23:59', RYBELSUS)], 'none', { tabletsSince: inDays(-40) });
  await screen.findByRole('region', { name: 'Comprimido de hoje' });
  await screen.findByText('Dias em tratamento');
  const numbers = document.querySelector('dl[aria-label="Seus números"]');
  expect(numbers).toHaveTextContent('40 dias');
  expect(numbers).toHaveTextContent('Próxima doseHojeàs 23:59');
});

test('a tablet that was taken says when; one of yesterday is not offered', async () => {
  open([
    aDose('08:00', { ...RYBELSUS, state: 'late', day: inDays(-1) }),
    aDose('08:00', { ...RYBELSUS, state: 'taken', takenClock: `${inDays(0)}T08:02` }),
  ]);
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('Tomado às 08:02');
  expect(within(lead).queryByRole('link')).toBeNull();
});

test('a tablet that was put off says until when, on the lead and among the numbers', async () => {
  const snoozedUntil = new Date(Date.now() + 60_000).toISOString();
  open([aDose('00:00', { ...RYBELSUS, state: 'late', asksToWait: true, snoozedUntil })], 'none', {
    tabletsSince: inDays(-40),
  });
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent(/Adiada para \d\d:\d\d · era às 00:00 · Em jejum/);
  expect(within(lead).queryByText(/esquecido é pulado/)).toBeNull();
  await screen.findByText('Dias em tratamento');
  const numbers = document.querySelector('dl[aria-label="Seus números"]');
  expect(numbers).toHaveTextContent(/Próxima doseHojeAdiada para \d\d:\d\d/);
});

test('a late tablet says what the leaflet says of it, and can be skipped from there', async () => {
  const { user } = open([aDose('00:00', { ...RYBELSUS, state: 'late', asksToWait: true })]);
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('era às 00:00 · Em jejum');
  expect(await within(lead).findByText(/Pela bula, um comprimido esquecido é pulado/)).toBeVisible();
  expect(within(lead).getByRole('link', { name: 'Registrar' })).toBeVisible();
  await user.click(within(lead).getByRole('button', { name: 'Pular dose' }));
  expect(await screen.findByRole('dialog', { name: 'Pular dose' })).toBeVisible();
});

test('a box of tablets without a plan leads too, and the first steps offer the plan', async () => {
  open([], 'none', { tabletBox: BOX });
  const lead = await screen.findByRole('region', { name: 'Seu comprimido' });
  expect(lead).toHaveTextContent('Rybelsus 7 mg');
  expect(within(lead).getByRole('link', { name: 'Registrar' })).toHaveAttribute(
    'href',
    '/dashboard?record=medicine',
  );
  expect(await screen.findByText('1 de 3 feitos.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Crie um plano para seu comprimido/ })).toHaveAttribute(
    'href',
    `/medication-usage?open=new&box=${BOX.id}`,
  );
  expect(screen.queryByRole('link', { name: /^(Guarde sua caneta|Registre sua)/ })).toBeNull();
});

test('after the tablet of today the next dose leads', async () => {
  open([aDose('08:00', { ...RYBELSUS, state: 'taken', takenClock: `${inDays(0)}T08:02` })]);
  const nextDoseAt = instantAt(inDays(1), '08:00', ANA.timeZone).toISOString();
  answer(readHeadline, () => ({ data: { ...HEADLINE, nextDoseAt, nextDoseName: 'Rybelsus' } }));
  const lead = await screen.findByRole('region', { name: 'Próxima dose' });
  expect(lead).toHaveTextContent(/Amanhã.*Rybelsus, .* \d\d\/\d\d às 08:00.*tomado às 08:02/);
});

test('the tablet of a box that says how often is the one of today, until it was taken', async () => {
  const { unmount } = open([], 'none', { tabletBox: BOX, toTake: [OF_BOX] });
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('1 comprimido · Em jejum');
  expect(within(lead).getByRole('link', { name: 'Registrar' })).toBeVisible();
  unmount();
  const takenAt = new Date().toISOString();
  open([], 'none', { tabletBox: { ...BOX, lastTakenAt: takenAt }, toTake: [{ ...OF_BOX, takenAt }] });
  const taken = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(taken).toHaveTextContent(/Tomado às \d\d:\d\d/);
  expect(within(taken).queryByRole('link')).toBeNull();
});

test('a tablet of another strength that was taken today is named as what it was', async () => {
  const taken = { lastTakenAt: new Date().toISOString(), lastTakenName: 'Rybelsus 14 mg' };
  open([], 'none', { tabletBox: { ...BOX, ...taken } });
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('Rybelsus 14 mg');
  expect(lead).not.toHaveTextContent('Rybelsus 7 mg');
  expect(within(lead).queryByRole('link')).toBeNull();
});

test('beside an empty box a tablet from elsewhere is recorded, or the next box is added', async () => {
  const { unmount } = open([], 'none', { tabletBox: { ...BOX, isEmpty: true } });
  const lead = await screen.findByRole('region', { name: 'Seu comprimido' });
  expect(lead).toHaveTextContent('A caixa acabou');
  expect(within(lead).getByRole('link', { name: 'Registrar' })).toHaveAttribute(
    'href',
    expect.stringContaining('record=medicine'),
  );
  expect(within(lead).getByRole('link', { name: 'Adicionar caixa' })).toHaveAttribute(
    'href',
    '/medication-store?add=1',
  );
  unmount();
  // The last one of it was taken today.
  open([], 'none', { tabletBox: { ...BOX, isEmpty: true, lastTakenAt: new Date().toISOString() } });
  const taken = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(taken).toHaveTextContent(/Tomado às \d\d:\d\d · A caixa acabou/);
  expect(within(taken).queryByRole('link', { name: 'Registrar' })).toBeNull();
  expect(within(taken).getByRole('link', { name: 'Adicionar caixa' })).toBeVisible();
});

test('a box of before leads neither over a pen that waits nor over a pause of injections', async () => {
  const day = { tabletBox: BOX, toTake: [OF_BOX] };
  const { unmount } = open([], 'none', day, { hasPen: true });
  expect(await screen.findByRole('region', { name: 'Para tomar hoje' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Registre sua primeira aplicação/ })).toBeVisible();
  unmount();
  const paused = open([], 'paused', day, { hasApplication: true });
  expect(await screen.findByRole('region', { name: 'Para tomar hoje' })).toBeVisible();
  expect(await screen.findByText('Tratamento em pausa')).toBeVisible();
  paused.unmount();
  // Taken since the last injection, it is what the patient changed to.
  const tabletBox = { ...BOX, lastTakenAt: new Date().toISOString() };
  open([], 'paused', { ...day, tabletBox }, { hasApplication: true });
  expect(await screen.findByRole('region', { name: 'Comprimido de hoje' })).toBeVisible();
});

test('a strength is said once where the name of the plan says it too', async () => {
  open([aDose('08:00', { ...RYBELSUS, name: 'Rybelsus 7 mg', state: 'scheduled' })]);
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(within(lead).getByText('Rybelsus 7 mg')).toBeVisible();
});
