import { expect, test } from 'vitest';
import { CENTRED, pulled, roomIn, squareOf } from './crop.ts';

const WIDE = { width: 1200, height: 800 };
const TALL = { width: 600, height: 900 };

test.each([
  [WIDE, CENTRED, { left: 200, top: 0, side: 800 }],
  [TALL, CENTRED, { left: 0, top: 150, side: 600 }],
  [WIDE, { zoom: 2, x: 0, y: 1 }, { left: 0, top: 400, side: 400 }],
  [WIDE, { zoom: 1, x: 1, y: 0.5 }, { left: 400, top: 0, side: 800 }],
])('of %j, %j keeps %j', (size, crop, square) => {
  expect(squareOf(size, crop)).toEqual(square);
});

test('the picture follows the finger, and stops at its edge', () => {
  expect(squareOf(WIDE, pulled(WIDE, CENTRED, 0.1, 0)).left).toBeCloseTo(120);
  expect(squareOf(WIDE, pulled(WIDE, CENTRED, -0.1, 0)).left).toBeCloseTo(280);
  expect(pulled(WIDE, CENTRED, 9, 9)).toEqual({ zoom: 1, x: 0, y: 0.5 });
  expect(pulled(WIDE, { zoom: 2, x: 0.5, y: 0.5 }, -9, -9)).toEqual({ zoom: 2, x: 1, y: 1 });
});

test.each([
  [WIDE, CENTRED, { x: true, y: false }],
  [TALL, CENTRED, { x: false, y: true }],
  [{ width: 500, height: 500 }, CENTRED, { x: false, y: false }],
  [
    { width: 500, height: 500 },
    { ...CENTRED, zoom: 2 },
    { x: true, y: true },
  ],
])('of %j, %j can move %j', (size, crop, room) => {
  expect(roomIn(size, crop)).toEqual(room);
});
