import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { RegisterUseDialog } from './RegisterUseDialog.tsx';
import { TakeButton } from './TakeButton.tsx';
import { LOSARTAN, use } from './testing/samples.ts';

const CLOSED = { ...LOSARTAN, openedDate: null };
beforeEach(() => toastQueue.clear());

/** Every change the server was asked for, in order; opening a box by itself has no answer here. */
function serve(refusal?: Problem, lateDoseDay?: string) {
  const asked: unknown[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(registerUse, ({ body: { inventoryId, opensBox } }) => {
    asked.push({ inventoryId, opensBox });
    return refusal ?? { data: use({}), remaining: 9, ...(lateDoseDay && { lateDoseDay }) };
  });
  answer(deleteUse, ({ body }) => {
    asked.push(body);
    return { data: { inventoryId: CLOSED.id, remaining: 10 } };
  });
  return asked;
}

const open = () => {
  const onAsk = vi.fn<(dialog: 'use') => void>();
  const box = { item: CLOSED, kind: 'medication', name: 'Losartana', onAsk } as const;
  return { ...renderInApp(<TakeButton {...box} />), onAsk };
};
const take = () => screen.findByRole('button', { name: 'Tomar Medicamento: Losartana' });

test('a closed box is opened and taken from by one request, and closed again by one', async () => {
  const asked = serve();
  const { user } = open();
  await user.click(await take());
  expect(await screen.findByText('Caixa aberta e uso registrado')).toBeVisible();
  expect(asked).toEqual([{ inventoryId: CLOSED.id, opensBox: true }]);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Uso de Losartana desfeito')).toBeVisible();
  expect(asked.slice(1)).toEqual([{ closesBox: true }]);
});

test('a use that counted for the late dose of an earlier day says so', async () => {
  serve(undefined, '2025-11-10');
  const { user } = open();
  await user.click(await take());
  expect(await screen.findByText('Vale como a dose de segunda, 10/11/2025')).toBeVisible();
});

test('a dose that fails is said, and leaves no box opened behind it', async () => {
  const asked = serve(new Problem('database-unavailable'));
  const { user, onAsk } = open();
  await user.click(await take());
  expect(await screen.findByText(/^Erro ao registrar uso: /)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(onAsk).not.toHaveBeenCalled();
});

/** How long ago each request says that it was pressed, as they came; the first is not answered. */
function serveSecond() {
  const ago: (string | null)[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(registerUse, (_, request) => {
    ago.push(request.headers.get(PRESSED_AGO));
    return ago.length === 1 ? new Problem('database-unavailable') : { data: use({}), remaining: 9 };
  });
  return ago;
}

test.each([
  ['the same dose ten minutes later', 10 * MINUTE_MS, '600'],
  ['the next dose five hours later', 5 * HOUR_MS, null],
])('a tap after one that failed is %s', async (_, laterMs, ago) => {
  const pressedAgo = serveSecond();
  const { user } = open();
  await user.click(await take());
  expect(await screen.findByText(/^Erro ao registrar uso: /)).toBeVisible();
  const later = Date.now() + laterMs;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  try {
    await user.click(await take());
    await vi.waitFor(() => expect(pressedAgo).toEqual([null, ago]));
  } finally {
    clock.mockRestore();
  }
});

const shown = (dialog: ReactNode) => renderInApp(<Suspense fallback={null}>{dialog}</Suspense>);

test('the dialog that a question opens asks it at once, and once only', async () => {
  const again = 'Você já registrou Losartana 50 mg hoje às 07:05, e a frequência é 1x ao dia.';
  const sent: unknown[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(registerUse, ({ body }) => {
    sent.push(body.confirmOften);
    return body.confirmOften
      ? { data: use({}), remaining: 9 }
      : new Problem('dose-too-often', { message: again });
  });
  const dialog = <RegisterUseDialog isOpen item={LOSARTAN} kind="medication" onClose={() => {}} />;
  const onAsk = vi.fn<(dialog: 'use') => void>();
  const tap = shown(<TakeButton item={LOSARTAN} kind="medication" name="Losartana" onAsk={onAsk} />);
  await tap.user.click(await take());
  await vi.waitFor(() => expect(onAsk).toHaveBeenCalledWith('use'));
  tap.unmount();

  const { user, unmount } = shown(dialog);
  expect(await screen.findByText(again)).toBeVisible();
  expect(sent).toEqual([false]);
  await user.click(screen.getByRole('button', { name: 'Registrar mesmo assim' }));
  expect(await screen.findByText('Restam 9 comprimidos')).toBeVisible();
  expect(sent).toEqual([false, true]);
  unmount();

  shown(dialog);
  expect(await screen.findByRole('button', { name: 'Tomar Agora' })).toBeVisible();
  expect(screen.queryByText(again)).toBeNull();
});

test('a question is asked by the dialog that has its words', async () => {
  serve(new Problem('second-box-open'));
  const { user, onAsk } = open();
  await user.click(await take());
  await vi.waitFor(() => expect(onAsk).toHaveBeenCalledWith('use'));
});
