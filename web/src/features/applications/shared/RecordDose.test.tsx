import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOverview } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { serve } from '../testing/open-applications.tsx';
import { RecordDose } from './RecordDose.tsx';

const [SUGGESTED, OTHER] = [aPen(), aPen({ countedDoseMg: 0.5 })];
const overview = anOverview({
  suggestion: { penId: SUGGESTED.id, medicationName: 'Ozempic', doseMg: 1, zone: 'thigh-left-upper' },
});

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
