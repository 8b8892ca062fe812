import type { Change } from '@leveza/contract/endpoint.ts';
import { markExamDiscussed } from '@leveza/contract/exams/discussed.ts';
import { changeMeasurement } from '@leveza/contract/measurements.ts';
import { resumePlan } from '@leveza/contract/plans/plans.ts';
import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aMeasurement } from '../features/measurements/testing/samples.ts';
import { keepDraft } from '../lib/session-drafts.ts';
import { keptUntilAnswered, sendInTurn, type Unsent, unsentNames } from '../lib/unsent.ts';
import { answer } from '../testing/server.ts';
import { toastQueue } from '../ui/toast.ts';
import { leftChanges, sendUnsent } from './send-unsent.ts';

beforeEach(() => void vi.spyOn(document, 'cookie', 'get').mockReturnValue('__Host-leveza-user=ana'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastQueue.clear();
});

const BOX = '10000000-0000-4000-8000-000000000001';
const USE = '20000000-0000-4000-8000-000000000001';
/** The titles of all messages, each closed as it is read: one is seen at a time. */
function titles(): string[] {
  const [message] = toastQueue.visibleToasts;
  if (!message) return [];
  toastQueue.close(message.key);
  return [message.content.title, ...titles()];
}
const send = () => sendUnsent(new QueryClient(), 'America/Sao_Paulo');

function leave(endpoint: Change, left: Partial<Unsent>) {
  const { method, path, access, changes, status } = endpoint;
  const unsent = { key: crypto.randomUUID(), at: Date.now() - 5 * MINUTE_MS, sent: {}, ...left };
  keepDraft(
    'ana',
    `unsent:${unsent.key}`,
    { ...unsent, endpoint: { method, path, access, changes, status } },
    ['tab'],
  );
  return unsent.key;
}

/** The server's part: it counts, and repeats its answer to a key it knows. */
function serveUses(result?: Problem) {
  const requests: Request[] = [];
  answer(registerUse, (_, request) => {
    requests.push(request);
    return result ?? new Problem('insufficient-stock');
  });
  return requests;
}

test('a record that a reload cut off is sent once, under its key and for its moment', async () => {
  const requests: { key: string | null; ago: number; body: string }[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    requests.push({
      key: headers.get('idempotency-key'),
      ago: Number(headers.get(PRESSED_AGO)),
      body: init.body as string,
    });
    return Response.json({ success: true, data: {} }, { status: 201 });
  });
  const key = leave(registerUse, { sent: { body: { inventoryId: BOX } } });
  await send();
  expect(requests).toEqual([{ key, ago: expect.any(Number) as number, body: `{"inventoryId":"${BOX}"}` }]);
  expect(requests[0]!.ago).toBeGreaterThanOrEqual(300);
  expect(unsentNames()).toEqual([]);
  expect(titles()).toEqual([expect.stringMatching(/^O registro de \d\d\/\d\d às \d\d:\d\d foi salvo\.$/)]);
  await send();
  expect(requests).toHaveLength(1);
});

test('a refusal is told, and what comes after it is sent all the same', async () => {
  const requests = serveUses();
  answer(deleteUse, () => new Problem('not-found'));
  leave(registerUse, { sent: { body: { inventoryId: BOX } }, at: Date.now() - MINUTE_MS });
  // Deleted by the first try already.
  leave(deleteUse, { sent: { params: { id: USE }, body: {} } });
  await send();
  expect(requests).toHaveLength(1);
  expect(unsentNames()).toEqual([]);
  expect(titles().toSorted()).toEqual([
    expect.stringMatching(/^O pedido de .* foi atendido\.$/),
    expect.stringMatching(/não foi salvo: Não há quantidade suficiente no estoque\. Registre de novo\.$/),
  ]);
});

test('the undo of a change is a request, also where the record has gone meanwhile', async () => {
  answer(changeMeasurement, ({ params }) =>
    params.id === USE ? new Problem('not-found') : { data: aMeasurement() },
  );
  const sent = { body: { weight: 90 } };
  leave(changeMeasurement, { sent: { ...sent, params: { id: BOX } }, at: Date.now() - 2 * MINUTE_MS });
  leave(changeMeasurement, { sent: { ...sent, params: { id: USE } } });
  leave(changeMeasurement, { sent: { ...sent, params: { id: BOX } }, at: Date.now() - 7 * HOUR_MS });
  answer(resumePlan, () => new Problem('plan-ended'));
  leave(resumePlan, { sent: { params: { id: BOX }, body: {} }, at: Date.now() - MINUTE_MS });
  await send();
  expect(unsentNames()).toEqual([]);
  expect(titles()).toEqual([
    expect.stringMatching(/^O pedido de .* não foi atendido: /),
    expect.stringMatching(/^O pedido de .* foi atendido\.$/),
    expect.stringMatching(/^O pedido de .* não foi atendido: /),
    expect.stringMatching(/^Não sabemos se o pedido de .* foi atendido\. Confira no histórico\.$/),
  ]);
});

test('a refusal brings what the page did not know', async () => {
  answer(markExamDiscussed, () => new Problem('exam-critical-changed'));
  leave(markExamDiscussed, { sent: { params: { id: USE }, body: { isDiscussed: true, values: [] } } });
  const cache = new QueryClient();
  const queryFn = vi.fn<() => Promise<string>>(async () => 'read');
  const meta = { shows: ['exams' as const] };
  const observer = new QueryObserver(cache, { queryKey: ['exams'], queryFn, meta, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  await sendUnsent(cache, 'America/Sao_Paulo');
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(titles()).toEqual([
    expect.stringMatching(/O exame mudou: há outros valores críticos\. Veja de novo\.$/),
  ]);
});

test.each([
  ['an expired session leaves it for after the next sign-in', 'unauthenticated'],
  ['a consent that was taken back leaves it for after the next one', 'consent-needed'],
] as const)('%s', async (_, code) => {
  serveUses(new Problem(code));
  const key = leave(registerUse, { sent: { body: { inventoryId: BOX } } });
  await send();
  expect(unsentNames()).toEqual([`unsent:${key}`]);
  expect(titles()).toEqual([]);
});

test('a press of long ago is told and not carried out: it would be another dose', async () => {
  const requests = serveUses();
  leave(registerUse, { sent: { body: { inventoryId: BOX } }, at: Date.now() - 7 * HOUR_MS });
  await send();
  expect(requests).toEqual([]);
  expect(unsentNames()).toEqual([]);
  expect(titles()).toEqual([
    expect.stringMatching(
      /^Não sabemos se o registro de .* foi salvo\. Confira no histórico antes de registrar\.$/,
    ),
  ]);
});

test('only what no living page is sending is left, in the order it was pressed', async () => {
  const keys = [3, 1, 2].map((at) => leave(registerUse, { at }));
  keepDraft('bia', 'unsent:other', { key: 'other', at: 0 }, ['tab']);
  const query = async () => ({ held: [{ name: `unsent:${keys[2]}` }] });
  Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  expect((await leftChanges()).map(({ key }) => key)).toEqual([keys[1], keys[0]]);
});

const never = () => new Promise(() => undefined);

test('of changes sent in turn those that are left go in the same order', async () => {
  const all = Array.from({ length: 6 }, (_, place) => ({ place }));
  const { method, path, access, changes } = registerUse;
  const endpoint = { method, path, access, changes };
  // The command of the first keeps it, a little after the press.
  const command = (sent: object) =>
    keptUntilAnswered({ key: 'first', at: Date.now() + 40, endpoint, sent }, never);
  void sendInTurn(registerUse, all, command);
  expect((await leftChanges()).map(({ sent }) => sent)).toEqual(all);
});

test('another patient who signs in meanwhile gets nothing of it', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('__Host-leveza-user=ana');
  const requests: Request[] = [];
  const first = Promise.withResolvers<Problem>();
  answer(registerUse, (_, request) => {
    requests.push(request);
    return first.promise;
  });
  leave(registerUse, { sent: { body: { inventoryId: BOX } }, at: Date.now() - 2 * MINUTE_MS });
  leave(registerUse, { sent: { body: { inventoryId: BOX } }, at: Date.now() - MINUTE_MS });
  const sending = send();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  cookie.mockReturnValue('__Host-leveza-user=bia');
  first.resolve(new Problem('insufficient-stock'));
  await sending;
  expect(requests).toHaveLength(1);
  expect(titles()).toEqual([]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('bia'))).toEqual([]);
});
