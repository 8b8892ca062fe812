import { Problem, type ProblemCode } from '@leveza/contract/problem.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { Intention, type Unsettled, UNTYPED_MS } from './intention.ts';

afterEach(() => void vi.useRealTimers());

test('what is sent again is the first press, with its key and its moment', async () => {
  const intention = new Intention();
  const sent: Unsettled[] = [];
  const press = (kg: number, code: 'offline' | 'invalid-input' = 'offline') =>
    intention.carryOut({ kg }, (first) => {
      sent.push(first);
      return Promise.reject(new Problem(code));
    });
  await expect(press(90)).rejects.toMatchObject({ code: 'offline' });
  await expect(press(90, 'invalid-input')).rejects.toMatchObject({ code: 'invalid-input' });
  expect(sent[0]!.at).toEqual(expect.any(Number));
  expect(sent[1]).toBe(sent[0]);
  // A refusal settles it, and the next press is another one.
  await expect(press(90)).rejects.toMatchObject({ code: 'offline' });
  await expect(press(91)).rejects.toMatchObject({ code: 'offline' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test.each(['unauthenticated', 'foreign-origin', 'consent-needed', 'too-many-requests'] as const)(
  'a refusal as %s says nothing of the try before it, which keeps its key',
  async (code) => {
    const { press, sent } = presses();
    await press('offline');
    await press(code);
    await press('insufficient-stock');
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).toBe(sent[0]);
    await press(code);
    expect(sent[3]!.key).not.toBe(sent[0]!.key);
  },
);

test('the same thing pressed on the next day is another one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const intention = new Intention();
  const sent: Unsettled[] = [];
  const press = () =>
    intention.carryOut({ quantityUsed: 1 }, (first) => {
      sent.push(first);
      return Promise.reject(new Problem('offline'));
    });
  await expect(press()).rejects.toMatchObject({ code: 'offline' });
  vi.setSystemTime(Date.now() + 5 * HOUR_MS);
  await expect(press()).rejects.toMatchObject({ code: 'offline' });
  expect(sent[1]).toBe(sent[0]);
  vi.setSystemTime(Date.now() + 18 * HOUR_MS);
  await expect(press()).rejects.toMatchObject({ code: 'offline' });
  expect(sent[2]!.key).not.toBe(sent[0]!.key);
  expect(sent[2]!.at).toBe(Date.now());
});

test('a tap is the first one for a quarter of an hour, and then another one with its own moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const intention = new Intention({ againWithinMs: UNTYPED_MS });
  const sent: Unsettled[] = [];
  const press = (code: ProblemCode) =>
    expect(
      intention.carryOut({ quantityUsed: 1 }, (first) => {
        sent.push(first);
        return Promise.reject(new Problem(code));
      }),
    ).rejects.toMatchObject({ code });
  await press('offline');
  vi.setSystemTime(Date.now() + 14 * MINUTE_MS);
  await press('offline');
  expect(sent[1]).toBe(sent[0]);
  vi.setSystemTime(Date.now() + MINUTE_MS);
  await press('offline');
  expect(sent[2]!.key).not.toBe(sent[0]!.key);
  expect(sent[2]!.at).toBe(Date.now());
});

/** Presses that are an hour apart; `sent` is what each carried. */
function presses() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const intention = new Intention();
  const sent: Unsettled[] = [];
  const press = (code: ProblemCode, flags = {}) => {
    const pressed = intention.carryOut({ body: { mg: 1, ...flags } }, (first) => {
      sent.push(first);
      return Promise.reject(new Problem(code));
    });
    vi.setSystemTime(Date.now() + HOUR_MS);
    return expect(pressed).rejects.toMatchObject({ code });
  };
  return { press, sent };
}

test('a question to what is sent again is answered for the first press', async () => {
  const { press, sent } = presses();
  await press('offline');
  await press('known-allergy', { confirmAllergy: false });
  await press('offline');
  await press('known-allergy');
  await press('offline', { confirmAllergy: true });
  expect(sent[4]!.at).toBe(sent[2]!.at);
  expect(sent[4]!.key).not.toBe(sent[2]!.key);
  // A first press that is asked about is answered for the moment of the answer.
  expect(sent[2]!.at).not.toBe(sent[1]!.at);
});

test('one question after the other is answered for the first press, whatever its flag is called', async () => {
  const { press, sent } = presses();
  await press('offline', { isFromElsewhere: false });
  await press('open-box-first', { isFromElsewhere: false });
  await press('expired-item', { isFromElsewhere: false, openBox: true });
  await press('offline', { isFromElsewhere: true, openBox: true, confirmExpired: true });
  expect(sent[3]!.at).toBe(sent[0]!.at);
});

test('a question that was answered with no leaves the next press its own moment', async () => {
  const { press, sent } = presses();
  await press('offline');
  await press('open-box-first');
  await press('known-allergy', { openBox: true });
  await press('open-box-first');
  await press('offline', { openBox: true });
  expect(sent[2]!.at).toBe(sent[0]!.at);
  expect(sent[3]!.at).toBeGreaterThan(sent[2]!.at!);
  expect(sent[4]!.at).toBeGreaterThan(sent[3]!.at!);
});
