import { changeMeasurement } from '@leveza/contract/measurements.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '../../../lib/session-drafts.ts';
import { unsentNames } from '../../../lib/unsent.ts';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { markSignedIn } from '../../../testing/signed-in.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openMeasurements, serve } from '../testing/open-measurements.tsx';
import { aMeasurement } from '../testing/samples.ts';

beforeEach(() => {
  toastQueue.clear();
  markSignedIn();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const before = aMeasurement();

async function change(user: UserEvent) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Peso' }), { target: { value: '89,5' } });
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Medição alterada')).toBeVisible();
}

test('the undo of a change is kept on the device until it is answered', async () => {
  serve({ measurements: [before] });
  const { user } = openMeasurements(`?open=edit&item=${before.id}`);
  await change(user);
  const undone = Promise.withResolvers<void>();
  answer(changeMeasurement, async () => {
    await undone.promise;
    return { data: before };
  });
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(unsentNames()).toHaveLength(1));
  undone.resolve();
  expect(await screen.findByText('Alteração desfeita')).toBeVisible();
  expect(unsentNames()).toEqual([]);
});

test('an undo that did not get through is given up once the measurement is changed again', async () => {
  serve({ measurements: [before] });
  const { method, path, access, changes } = changeMeasurement;
  const sent = { params: { id: before.id }, body: { weight: 90, confirmJump: true } };
  const unsent = {
    key: 'undo',
    at: Date.now() - MINUTE_MS,
    endpoint: { method, path, access, changes },
    sent,
  };
  keepDraft(ANA.id, 'unsent:undo', unsent, ['tab']);
  const { user } = openMeasurements(`?open=edit&item=${before.id}`);
  expect(unsentNames()).toEqual(['unsent:undo']);
  await change(user);
  expect(unsentNames()).toEqual([]);
});
