import { expect, test } from 'vitest';
import { inWaves } from './waves.ts';

test('statements asked side by side leave in one wave, and those that need an answer in the next', async () => {
  const { left, ask } = inWaves();
  const answer = (text: string, turns = 0) => ask(text, () => turnsPass(turns));
  await answer('session');
  await Promise.all([
    answer('slow', 20),
    answer('quick').then(() => answer('after quick')),
    answer('other').then(() => answer('after other')),
  ]);
  expect(left).toEqual([['session'], ['slow', 'quick', 'other'], ['after quick', 'after other']]);
});

test('a statement that fails keeps no other back', async () => {
  const { left, ask } = inWaves();
  await ask('broken', () => Promise.reject(new Error('broken'))).catch(() => undefined);
  await ask('next', () => turnsPass(0));
  expect(left).toEqual([['broken'], ['next']]);
});

async function turnsPass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
}
