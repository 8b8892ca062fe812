import { addMeasurement, type Measurement } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_MS } from '../../../lib/slow.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { answer } from '../../../testing/server.ts';
import { openMeasurements, serve } from '../testing/open-measurements.tsx';
import { aMeasurement } from '../testing/samples.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const weight = () => screen.findByRole('textbox', { name: 'Peso' });
/** Of this record: a slow one of another test may tell of itself. */
const toasts = () =>
  toastQueue.visibleToasts
    .map(({ content }) => content.title)
    .filter((title) => /Medição|Não foi possível/.test(title));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** A weight that was sent over a slow line, in a form that was closed before the answer. */
async function sendAndClose() {
  const known = serve({ measurements: [aMeasurement()] });
  const keys: (string | null)[] = [];
  let line = Promise.withResolvers<Measurement | Problem>();
  answer(addMeasurement, async (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    const outcome = await line.promise;
    if (outcome instanceof Problem) return outcome;
    known.measurements = [outcome, ...known.measurements];
    return { data: outcome };
  });
  const { user } = openMeasurements('?open=new');
  await user.click(await button('Aumentar peso'));
  expect(await weight()).toHaveValue('90,1');
  await user.click(await button('Registrar'));
  await waitFor(() => expect(keys).toHaveLength(1));
  await user.keyboard('{Escape}');
  return {
    user,
    keys,
    speak: (outcome: Measurement | Problem) => {
      line.resolve(outcome);
      line = Promise.withResolvers();
    },
  };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const RECORDED = aMeasurement({ id: '20000000-0000-4000-8000-0000000000aa', weight: 90.1 });

test('a form that was sent closes without a question, and its answer is told', async () => {
  const { speak, keys } = await sendAndClose();
  await gone();
  speak(RECORDED);
  expect(await screen.findByText('Medição registrada')).toBeVisible();
  expect(await button('Desfazer')).toBeVisible();
  expect(keys).toHaveLength(1);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('opened again before the answer, it is still being sent, and shows the answer itself', async () => {
  const { user, speak, keys } = await sendAndClose();
  await gone();
  await user.click(await button('Nova medição'));
  expect(await weight()).toHaveValue('90,1');
  expect(screen.queryByText(/O que você tinha preenchido/)).toBeNull();
  await user.click(await button(/Registrando/));
  speak(RECORDED);
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(toasts()).toEqual([]);
});

test('a save that fails after the form was closed says so, and the form opens with it and its key', async () => {
  const { user, speak, keys } = await sendAndClose();
  await gone();
  speak(new Problem('database-unavailable'));
  expect(
    await screen.findByText(
      /^Não foi possível salvar: .* O que você escreveu está guardado neste aparelho\.$/,
    ),
  ).toBeVisible();
  await user.click(await button('Nova medição'));
  expect(await weight()).toHaveValue('90,1');
  await user.click(await button('Registrar'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  speak(RECORDED);
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
});

test('a question that comes after the form was closed waits in the form that is opened meanwhile', async () => {
  const { user, speak, keys } = await sendAndClose();
  await gone();
  await user.click(await button('Nova medição'));
  await button(/Registrando/);
  speak(new Problem('measure-jump', { fields: { weight: 'O peso de antes é 80 kg.' } }));
  expect(await screen.findByText(/O peso de antes é 80 kg/)).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(keys).toHaveLength(1);
});

test('values typed after the press are asked about', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const line = Promise.withResolvers<void>();
  answer(addMeasurement, async () => {
    await line.promise;
    return { data: known.measurements[0]! };
  });
  const { user } = openMeasurements('?open=new');
  await user.click(await button('Registrar'));
  await button(/Registrando/);
  await user.click(await button('Aumentar peso'));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible();
  line.resolve();
});

test('a closed form says after five seconds that it is kept and still on its way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { speak } = await sendAndClose();
  await gone();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(await screen.findByText('Guardado. Seguimos enviando.')).toBeVisible();
  expect(screen.getByText(/Seu registro está guardado neste aparelho/)).toBeVisible();
  speak(RECORDED);
  await waitFor(() => expect(toasts()).toEqual(['Medição registrada']));
});
