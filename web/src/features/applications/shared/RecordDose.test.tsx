import { registerApplication } from '@leveza/contract/applications/applications.ts';
import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../../lib/session-drafts.ts';
import { aNextDose, anOverview, daysFromNow } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { aPen } from '../../../testing/pens.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { serve } from '../testing/open-applications.tsx';
import { useOverview } from '../use-overview.ts';
import { usePens } from '../use-pens.ts';
import { RecordDose } from './RecordDose.tsx';

const [SUGGESTED, OTHER] = [aPen(), aPen({ countedDoseMg: 0.5 })];
const overview = anOverview({
  suggestion: {
    penId: SUGGESTED.id,
    medicationName: 'Ozempic',
    doseMg: 1,
    expectedDoseMg: 1,
    otherDosesMg: [],
    counterfeitPenId: null,
    zone: 'thigh-left-upper',
  },
});

beforeEach(() => sessionStorage.clear());

test.each([
  ['the suggested pen', undefined, { penId: SUGGESTED.id, doseMg: 1 }],
  ['the pen it was opened from, with its dose', OTHER.id, { penId: OTHER.id, doseMg: 0.5 }],
  ['the suggested pen where the other is no more', 'gone', { penId: SUGGESTED.id, doseMg: 1 }],
])('a dose comes from %s', async (_, penId, expected) => {
  const known = serve({ overview, pens: [SUGGESTED, OTHER] });
  const { user } = renderInApp(<RecordDose isLast={false} penId={penId} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  await expect.poll(() => known.bodies).toMatchObject([expected]);
});

test('the pen it was opened from is not changed by a dose begun before', async () => {
  keepDraft(ANA.id, 'dose:new', { penId: SUGGESTED.id, doseMg: 1 });
  const known = serve({ overview, pens: [SUGGESTED, OTHER] });
  const { user } = renderInApp(<RecordDose isLast={false} penId={OTHER.id} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  await expect.poll(() => known.bodies).toMatchObject([{ penId: OTHER.id, doseMg: 0.5 }]);
});

test('a pen of another medicine begins without the dose of the suggested one', async () => {
  const wegovy = aPen({ countedDoseMg: null, medication: { commercialName: 'Wegovy' } });
  const known = serve({ overview, pens: [SUGGESTED, wegovy] });
  const { user } = renderInApp(<RecordDose isLast={false} penId={wegovy.id} onClose={() => undefined} />);
  expect(await screen.findByLabelText(/^Dose/)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(known.bodies).toEqual([]);
});

test('a dose that is over by the leaflet is said so before it is recorded as applied now', async () => {
  const nextDose = aNextDose({
    state: 'missed',
    plannedAt: daysFromNow(-5),
    applyUntil: null,
    followingAt: daysFromNow(2),
  });
  serve({ overview: { ...overview, nextDose }, pens: [SUGGESTED] });
  const { user } = renderInApp(<RecordDose isLast={false} onClose={() => undefined} />);
  const note = /esta dose não é mais aplicada; a próxima é .* Registre só se ela foi mesmo aplicada\.$/;
  expect(await screen.findByText(note)).toBeVisible();
  // One of yesterday was applied before it was over, or is not this one.
  await user.click(screen.getByRole('radio', { name: /^Ontem/ }));
  expect(screen.queryByText(note)).toBeNull();
});

/** A screen that has read pens and overview, from which the dose is opened. */
function Opener() {
  usePens();
  useOverview();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RecordDose isLast={false} onClose={() => undefined} />;
  return <button onClick={() => setOpen(true)}>Abrir</button>;
}

/** The form over an overview of an hour ago, whose fresh answer is on its way. */
async function openFromOld(fresh: typeof overview) {
  const known = serve({ overview, pens: [SUGGESTED, OTHER] });
  const { user, queryClient } = renderInApp(<Opener />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await queryClient.invalidateQueries({ refetchType: 'none' });
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(readApplicationsOverview, async () => {
    await promise;
    return { data: fresh };
  });
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  expect(await screen.findByLabelText(/^Dose/)).toHaveValue('1');
  const arrives = async () => {
    resolve();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
  return { known, user, arrives };
}

const RAISED = anOverview({
  suggestion: {
    penId: OTHER.id,
    medicationName: 'Ozempic',
    doseMg: 0.5,
    expectedDoseMg: 0.5,
    otherDosesMg: [],
    counterfeitPenId: null,
    zone: 'abdomen-left-upper',
  },
});

test('a form opened from an old overview follows the fresh one', async () => {
  const { known, user, arrives } = await openFromOld(RAISED);
  await arrives();
  await waitFor(() => expect(screen.getByLabelText(/^Dose/)).toHaveValue('0,5'));
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  await expect
    .poll(() => known.bodies)
    .toMatchObject([{ penId: OTHER.id, doseMg: 0.5, zone: 'abdomen-left-upper' }]);
});

test('but not where the patient has said another dose: its pen stays with it', async () => {
  const { known, user, arrives } = await openFromOld(RAISED);
  fireEvent.change(screen.getByLabelText(/^Dose/), { target: { value: '0,75' } });
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'Com a enfermeira' } });
  await arrives();
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  await expect
    .poll(() => known.bodies)
    .toMatchObject([
      { penId: SUGGESTED.id, doseMg: 0.75, zone: 'abdomen-left-upper', notes: 'Com a enfermeira' },
    ]);
});

test('a press whose answer was lost is pressed again as it was, whatever is suggested by then', async () => {
  serve({ overview, pens: [SUGGESTED] });
  const keys: (string | null)[] = [];
  answer(registerApplication, (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    return new Problem('offline');
  });
  const { user, queryClient } = renderInApp(<RecordDose isLast={false} onClose={() => undefined} />);
  const press = async () => {
    const button = await screen.findByRole('button', { name: 'Registrar' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  await press();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  // The dose had arrived, so the next place is suggested.
  const suggestion = { ...overview.suggestion, zone: 'abdomen-left-upper' as const };
  answer(readApplicationsOverview, () => ({ data: { ...overview, suggestion } }));
  await queryClient.invalidateQueries();
  const before = keys.length;
  await press();
  await expect.poll(() => keys.length).toBeGreaterThan(before);
  expect(new Set(keys).size).toBe(1);
});
