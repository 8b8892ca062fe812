import { expect, test, vi } from 'vitest';
import { holdSession, leaveOnceFree } from './session-hold.ts';

const leaving = () => vi.fn<() => Promise<void>>(() => Promise.resolve());

test('nobody holds it: it is left at once', async () => {
  const leave = leaving();
  await leaveOnceFree(leave);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('held, it is left once, when the last one has let go', async () => {
  const leave = leaving();
  const [first, second] = [holdSession(), holdSession()];
  await leaveOnceFree(leave);
  await leaveOnceFree(leave);
  first();
  first();
  expect(leave).not.toHaveBeenCalled();
  second();
  expect(leave).toHaveBeenCalledTimes(1);
  holdSession()();
  expect(leave).toHaveBeenCalledTimes(1);
});
