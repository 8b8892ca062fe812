import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { smoothPath, straightPath } from './line-paths.ts';

// The expected lines are those of d3-shape (curveLinear, curveMonotoneX), which drew these charts before.
const SERIES = [
  { x: 0, y: 100 },
  { x: 30, y: 40 },
  { x: 60, y: 40 },
  { x: 80, y: 70 },
  null,
  { x: 100, y: 10 },
  null,
  { x: 120, y: 5 },
  { x: 130, y: 9 },
];

test('a gap ends the line, and a spot between two gaps is a dot', () => {
  expect(straightPath(SERIES)).toBe('M0,100L30,40L60,40L80,70M100,10ZM120,5L130,9');
  expect(straightPath([])).toBe('');
  expect(straightPath([null, null])).toBe('');
});

test('the smooth line goes through every spot and stays level where they are', () => {
  expect(smoothPath(SERIES)).toBe(
    'M0,100C10,70,20,40,30,40C40,40,50,40,60,40C66.667,40,73.333,55,80,70M100,10ZM120,5L130,9',
  );
});

test('the smooth line never rises or falls beyond the spots on both sides', () => {
  const steps = array(record({ width: integer({ min: 1, max: 40 }), y: integer({ min: 0, max: 300 }) }), {
    minLength: 3,
    maxLength: 30,
  });
  assert(
    property(steps, (given) => {
      let x = 0;
      const spots = given.map(({ width, y }) => ({ x: (x += width), y }));
      const curves = smoothPath(spots).split('C').slice(1);
      curves.forEach((curve, n) => {
        const numbers = curve.split(',').map(Number);
        const ends = [spots[n]!.y, numbers[5]!];
        for (const y of [numbers[1]!, numbers[3]!]) {
          expect(y).toBeGreaterThanOrEqual(Math.min(...ends) - 0.001);
          expect(y).toBeLessThanOrEqual(Math.max(...ends) + 0.001);
        }
      });
    }),
  );
});
