import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keysOf } from '../../../lib/form-keys.ts';
import { keepDraft } from '../../../lib/session-drafts.ts';
import { anOverview } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { aPen } from '../../../testing/pens.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A dose of 'Agora' that was pressed an hour ago, and of which the server was never heard. */
function openAgain() {
  const { suggestion } = anOverview();
  const overview = anOverview({ suggestion: { ...suggestion, penId: PEN.id, doseMg: 1, expectedDoseMg: 1 } });
  const known = serve({ overview, pens: [PEN] });
  const at = Date.now() - HOUR_MS;
  keepDraft(ANA.id, 'dose:new', { penId: PEN.id, doseMg: 1, moment: null, notes: 'À noite', keptAt: at });
  keysOf(ANA.id, 'dose:new', true).keep('/applications', { key: 'k', content: '{}', at });
  return { known, ...openApplications('?open=new') };
}

test('a press that was not answered stays of its moment until it is edited, and then says it', async () => {
  const { user, known } = openAgain();
  expect(await screen.findByRole('radio', { name: 'Agora' })).toBeChecked();
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'À noite, em casa' } });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Agora' })).not.toBeChecked());
  await user.click(await screen.findByRole('button', { name: /^Registrar em/ }));
  await expect.poll(() => known.bodies).toHaveLength(1);
  const [{ datetime, notes }] = known.bodies as [{ datetime: string; notes: string }];
  expect(notes).toBe('À noite, em casa');
  expect(Math.abs(Date.parse(datetime) - (Date.now() - HOUR_MS))).toBeLessThan(2 * 60_000);
});

test('and may still be said to be of now', async () => {
  const { user, known } = openAgain();
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'Outra' } });
  await screen.findByRole('button', { name: /^Registrar em/ });
  await user.click(screen.getByRole('radio', { name: 'Agora' }));
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  await expect.poll(() => known.bodies).toMatchObject([{ notes: 'Outra' }]);
  expect(known.bodies[0]).not.toHaveProperty('datetime');
});
