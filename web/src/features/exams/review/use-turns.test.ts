import { expect, it } from 'vitest';
import { turnedPlace } from './use-turns.ts';

const PLACE = { page: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const corner = (turn: number) => {
  const { x, y, width, height } = turnedPlace(PLACE, turn);
  return [x, y, width, height].map((figure) => Number(figure.toFixed(3)));
};

it('follows a page that is turned, and is back after four quarters', () => {
  expect([0, 1, 2, 3, 4].map(corner)).toEqual([
    [0.1, 0.2, 0.3, 0.05],
    [0.75, 0.1, 0.05, 0.3],
    [0.6, 0.75, 0.3, 0.05],
    [0.2, 0.6, 0.05, 0.3],
    [0.1, 0.2, 0.3, 0.05],
  ]);
});
