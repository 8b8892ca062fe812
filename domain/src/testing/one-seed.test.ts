import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

const RUNS = 20;

function numbersTried(): number[] {
  const tried: number[] = [];
  const note = (number: number) => void tried.push(number);
  assert(property(integer(), note), { numRuns: RUNS });
  return tried;
}

const ofTries: number[][] = [];

test('a test that is repeated tries the same numbers', { repeats: 1 }, () => {
  ofTries.push(numbersTried());
  expect(ofTries.at(-1)).toEqual(ofTries[0]);
});

test('another test tries other numbers', () => {
  expect(ofTries).toHaveLength(2);
  expect(numbersTried()).not.toEqual(ofTries[0]);
});
