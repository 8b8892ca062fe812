import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepOnDevice } from './keep-on-device.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './session-drafts.ts';
import {
  giveUpOlder,
  keepWaiting,
  keptPlace,
  keptUntilAnswered,
  onItsWay,
  sendInTurn,
  type Unsent,
  unsentNames,
} from './unsent.ts';

const hint = { owner: 'ana' };

const held = new Map<string, unknown>();
const locks = {
  request: async (name: string, work: () => Promise<unknown>) => {
    held.set(name, work);
    try {
      return await work();
    } finally {
      held.delete(name);
    }
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => `__Host-leveza-user=${hint.owner}`);
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  hint.owner = 'ana';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  sessionStorage.clear();
  held.clear();
});

const tap = (key = 'k1'): Unsent => ({
  key,
  at: Date.now(),
  endpoint: { method: 'POST', path: '/usage', access: 'patient', changes: ['usage'] },
  sent: { body: { inventoryId: 'box' } },
});
const keys = () => unsentNames().map((name) => name.slice('unsent:'.length));
const soon = () => vi.advanceTimersByTimeAsync(0);
const away = () => Promise.reject(new Problem('offline'));
const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('a change stays on the device while it is on its way, and no longer', async () => {
  const answer = Promise.withResolvers<string>();
  const sent = keptUntilAnswered(tap(), () => answer.promise);
  expect(keys()).toEqual(['k1']);
  expect(localStorage).toHaveLength(1);
  expect(keptPlace()).toBe('device');
  // The page that sends it lives: no other one may take it over.
  expect([...held.keys()]).toEqual(unsentNames());
  answer.resolve('done');
  expect(await sent).toBe('done');
  expect(keys()).toEqual([]);
  expect(keptPlace()).toBeNull();
});

test('it is not called safe beside a change that nobody keeps, nor where there is no room', async () => {
  void keptUntilAnswered(tap(), () => new Promise(() => undefined));
  const other = Promise.withResolvers<void>();
  const sent = onItsWay(() => other.promise);
  expect(keptPlace()).toBeNull();
  other.resolve();
  await sent;
  expect(keptPlace()).toBe('device');

  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  void keptUntilAnswered(tap('k2'), () => new Promise(() => undefined));
  expect(keptPlace()).toBeNull();
});

test.each([
  ['refused', new Problem('insufficient-stock'), []],
  ['asked about', new Problem('known-allergy'), []],
  // Its patient signs in or agrees again, and it is sent.
  ['met by an expired session', new Problem('unauthenticated'), ['k1']],
  ['met by a consent that was taken back', new Problem('consent-needed'), ['k1']],
])('a change that was %s', async (_, problem, left) => {
  expect(await outcome(keptUntilAnswered(tap(), () => Promise.reject(problem)))).toBe(problem);
  expect(keys()).toEqual(left);
});

test('a line that breaks at once is told, but not before a page that is being left is gone', async () => {
  const sent = outcome(keptUntilAnswered(tap(), away));
  await vi.advanceTimersByTimeAsync(250);
  expect(keys()).toEqual(['k1']);
  await vi.advanceTimersByTimeAsync(100);
  expect(await sent).toMatchObject({ code: 'offline' });
  expect(keys()).toEqual([]);
});

test('once it was called safe it is sent again until it arrives', async () => {
  const answers = [() => hang(6000), away, async () => 'done'];
  const send = vi.fn<() => Promise<string>>(() => answers.shift()!());
  const sent = keptUntilAnswered(tap(), send);
  await vi.advanceTimersByTimeAsync(6000 + 9900);
  expect(send).toHaveBeenCalledTimes(1);
  expect(keys()).toEqual(['k1']);
  await vi.advanceTimersByTimeAsync(20_200);
  expect(await sent).toBe('done');
  expect(send).toHaveBeenCalledTimes(3);
  expect(keys()).toEqual([]);
});

const hang = (ms: number) =>
  new Promise<string>((_, reject) => {
    setTimeout(() => reject(new Problem('offline')), ms);
  });

test.each(['POST', 'DELETE'] as const)(
  'a %s that meets the limit of its address waits for it and goes on',
  async (method) => {
    const answers = [
      new Problem('too-many-requests', { retryAfterSeconds: 40 }),
      new Problem('too-many-requests'),
      null,
    ];
    const send = vi.fn<() => Promise<string>>(async () => {
      const refusal = answers.shift();
      if (refusal) throw refusal;
      return 'done';
    });
    const sent = keptUntilAnswered({ ...tap(), endpoint: { ...tap().endpoint, method } }, send);
    await vi.advanceTimersByTimeAsync(39_900);
    expect(send).toHaveBeenCalledTimes(1);
    expect(keys()).toEqual(['k1']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(await sent).toBe('done');
    expect(keys()).toEqual([]);
  },
);

test('a patient who signs out while the limit is waited for leaves nothing to be sent', async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(new Problem('too-many-requests')));
  const sent = outcome(keptUntilAnswered(tap(), send));
  await soon();
  forgetDrafts({ isExpired: false });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(await sent).toMatchObject({ code: 'too-many-requests' });
  expect(send).toHaveBeenCalledOnce();
});

test('a deletion that breaks off after a while is told: a second try would only find nothing', async () => {
  const deletion = { ...tap(), endpoint: { ...tap().endpoint, method: 'DELETE' as const } };
  const send = vi.fn<() => Promise<string>>(() => hang(6000));
  const sent = outcome(keptUntilAnswered(deletion, send));
  await vi.advanceTimersByTimeAsync(7000);
  expect(await sent).toMatchObject({ code: 'offline' });
  expect(send).toHaveBeenCalledOnce();
  expect(keys()).toEqual([]);
});

test.each([
  ['signed out', () => forgetDrafts({ isExpired: false })],
  ['signed in as another', () => void (hint.owner = 'bia')],
])('a patient who %s meanwhile leaves nothing to be sent', async (_, leave) => {
  const send = vi.fn<() => Promise<string>>(() => hang(6000));
  const sent = outcome(keptUntilAnswered(tap(), send));
  await vi.advanceTimersByTimeAsync(7000);
  leave();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(await sent).toMatchObject({ code: 'offline' });
  expect(send).toHaveBeenCalledOnce();
});

test('a change that is recorded gives up the older ones of its record that it replaces, and no others', async () => {
  const endpoint = { ...tap().endpoint, method: 'PUT' as const, path: '/meals/:id' as const };
  const change = (key: string, body: object, other: Partial<Unsent> = {}): Unsent => ({
    ...tap(key),
    endpoint,
    sent: { params: { id: 'lunch' }, body },
    ...other,
  });
  const send = vi.fn<() => Promise<string>>(() => hang(6000));
  const undone = outcome(keptUntilAnswered(change('undo', { time: '12:00', confirmEarly: true }), send));
  for (const left of [
    change('renamed', { name: 'Ceia', time: '12:00' }),
    change(
      'other record',
      { time: '12:00' },
      { sent: { params: { id: 'dinner' }, body: { time: '12:00' } } },
    ),
    change('pressed later', { time: '14:00' }, { at: Date.now() + 5000 }),
    change('created', { time: '12:00' }, { endpoint: { ...endpoint, method: 'POST' } }),
  ]) {
    void keptUntilAnswered(left, () => new Promise(() => undefined));
  }
  await vi.advanceTimersByTimeAsync(2000);
  giveUpOlder(change('edit', { time: '13:00' }));
  expect(keys().toSorted()).toEqual(['created', 'other record', 'pressed later', 'renamed']);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  // It says that it failed, and is not sent again.
  expect(await undone).toMatchObject({ code: 'offline' });
  expect(send).toHaveBeenCalledOnce();
});

test('an expired session keeps it for its patient only', async () => {
  void keptUntilAnswered(tap(), () => new Promise(() => undefined));
  forgetDrafts({ isExpired: true });
  expect(keys()).toEqual(['k1']);
  hint.owner = 'bia';
  expect(keys()).toEqual([]);
  forgetDraftsOfOthers('bia');
  expect(localStorage).toHaveLength(0);
});

test('a shared computer keeps it in the tab alone', async () => {
  void keptUntilAnswered(tap(), () => new Promise(() => undefined));
  await keepOnDevice(false);
  expect(keys()).toEqual([]);
  void keptUntilAnswered(tap('k2'), () => new Promise(() => undefined));
  await soon();
  expect(Object.keys(localStorage)).toEqual(['leveza-keeps-answers']);
  expect(keys()).toEqual(['k2']);
});

test('without a signed-in patient nothing is kept', async () => {
  hint.owner = '';
  void keptUntilAnswered(tap(), () => new Promise(() => undefined));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('a change that waits for others is kept and held until its turn', async () => {
  const [next, last] = [keepWaiting(tap('k2')), keepWaiting(tap('k3'))];
  expect(next.place).toBe('device');
  expect(keys()).toEqual(['k2', 'k3']);
  expect([...held.keys()]).toEqual(unsentNames());
  next.letGo({ isOver: true });
  await soon();
  expect(keys()).toEqual(['k3']);
  expect([...held.keys()]).toEqual(unsentNames());
  // An expired session leaves it to the next page of its patient.
  last.letGo({ isOver: false });
  await soon();
  expect(keys()).toEqual(['k3']);
  expect(held.size).toBe(0);
});

test('of changes sent in turn all are kept from the press on, and a refusal ends the others', async () => {
  const { endpoint } = tap();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent: string[] = [];
  const send = ({ id }: { id: string }) => {
    sent.push(id);
    return answers[sent.length - 1]!.promise;
  };
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const over = sendInTurn(endpoint, all, send).catch((error: Problem) => error.code);
  // The first is kept by the command that sends it.
  expect(unsentNames()).toHaveLength(2);
  answers[0]!.resolve();
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
  expect(unsentNames()).toHaveLength(1);
  answers[1]!.reject(new Problem('not-found'));
  expect(await over).toBe('not-found');
  expect(sent).toEqual(['a', 'b']);
  expect(unsentNames()).toEqual([]);
});

const expired = () => Promise.reject(new Problem('unauthenticated'));

test('an expired session keeps the changes that wait', async () => {
  await sendInTurn(tap().endpoint, [{ id: 'a' }, { id: 'b' }], expired).catch(() => undefined);
  expect(unsentNames()).toHaveLength(1);
});
