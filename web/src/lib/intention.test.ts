import { Problem } from '@leveza/contract/problem.ts';
import { expect, test } from 'vitest';
import { Intention, type Unsettled } from './intention.ts';

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
