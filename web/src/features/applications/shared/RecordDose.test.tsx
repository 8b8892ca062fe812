import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../../lib/session-drafts.ts';
import { aNextDose, anOverview, daysFromNow } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { aPen } from '../../../testing/pens.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { serve } from '../testing/open-applications.tsx';
import { RecordDose } from './RecordDose.tsx';

const [SUGGESTED, OTHER] = [aPen(), aPen({ countedDoseMg: 0.5 })];
const overview = anOverview({
  suggestion: {
    penId: SUGGESTED.id,
    medicationName: 'Ozempic',
    doseMg: 1,
    expectedDoseMg: 1,
    otherDosesMg: [],
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
