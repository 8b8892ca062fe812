import { changeApplicationSettings, changeUsualDay } from '@leveza/contract/applications/doses.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isKept } from '../../../lib/unsent.ts';
import { aNextDose, anOverview, daysFromNow } from '../../../testing/applications.ts';
import { answer } from '../../../testing/server.ts';
import { markSignedIn } from '../../../testing/signed-in.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

// Loaded on demand, which on a busy machine takes longer than a test waits.
beforeAll(() => import('./IntervalDialog.tsx'));
beforeEach(() => {
  toastQueue.clear();
  markSignedIn();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const STEPS = [changeApplicationSettings, changeUsualDay];
const left = () => STEPS.filter((step) => isKept(step, () => true));

test('the undo of a changed interval keeps both of its steps from the tap on', async () => {
  const settings = { intervalDays: null, purchaseLeadDays: 7 };
  const plannedAt = daysFromNow(5);
  serve({ overview: anOverview({ settings, nextDose: aNextDose({ plannedAt, followingAt: null }) }) });
  answer(changeApplicationSettings, () => ({ data: { intervalDays: 10, purchaseLeadDays: 7 } }));
  const { user } = openApplications('?open=interval');
  const dialog = await screen.findByRole('dialog', { name: 'Intervalo entre doses' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '10' } });
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Intervalo alterado')).toBeVisible();

  const asked = { settings: Promise.withResolvers<void>(), day: Promise.withResolvers<void>() };
  const bodies: unknown[] = [];
  answer(changeApplicationSettings, async ({ body }) => {
    bodies.push(body);
    await asked.settings.promise;
    return { data: settings };
  });
  answer(changeUsualDay, async () => {
    await asked.day.promise;
    return { data: aNextDose({ plannedAt }) };
  });
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(left()).toEqual(STEPS));
  asked.settings.resolve();
  await waitFor(() => expect(left()).toEqual([changeUsualDay]));
  asked.day.resolve();
  expect(await screen.findByText('Intervalo de volta ao que era')).toBeVisible();
  expect(left()).toEqual([]);
  // A lead time that was changed meanwhile stays.
  expect(bodies).toEqual([{ intervalDays: null, confirmDose: true }]);
});
