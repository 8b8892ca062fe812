import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is read once', () => {
  const compute = vi.fn<(text: string) => number>((text) => text.length);
  const length = remembered(compute);
  expect([length('insulina'), length('insulina'), length('ferro')]).toEqual([8, 8, 5]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('the oldest answer goes when there are too many', () => {
  const compute = vi.fn<(text: string) => number>((text) => text.length);
  const length = remembered(compute, 2);
  for (const text of ['a', 'b', 'c', 'b', 'a']) length(text);
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
