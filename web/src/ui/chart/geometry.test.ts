import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { describe, expect, test } from 'vitest';
import { formatNumber } from '../../lib/format.ts';
import { barGeometry } from './bar-geometry.ts';
import { dayTicks } from './day-axis.ts';
import { lineGeometry } from './line-geometry.ts';
import { nearest, step } from './point-steps.ts';
import { timeGeometry } from './time-geometry.ts';

const size = { width: 320, height: 200, formatTick: formatNumber };

describe('a line', () => {
  const points = [
    { day: '2026-11-01', value: 90 },
    { day: '2026-11-02', value: null },
    { day: '2026-11-03', value: 88 },
    { day: '2026-11-04', value: 89 },
  ];
  const drawn = lineGeometry({ ...size, points, target: 89 });

  test('is broken where nothing was recorded', () => {
    expect(drawn.line.match(/M/g)).toHaveLength(2);
    expect(drawn.dots.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-03', '2026-11-04']);
  });

  test('stays inside its frame, and so does the target', () => {
    const { frame, dots, targetY } = drawn;
    for (const y of [targetY!, ...dots.map((dot) => dot.y)]) {
      expect(y).toBeGreaterThanOrEqual(frame.top);
      expect(y).toBeLessThanOrEqual(frame.bottom);
    }
    expect(dots[0]!.x).toBe(frame.left);
    expect(dots.at(-1)!.x).toBe(frame.right);
  });

  test.each<[string, number, 'above' | 'below' | undefined]>([
    ['inside', 89, undefined],
    ['at the edge', 88, undefined],
    ['below', 84, 'below'],
    ['above', 96, 'above'],
    ['far below', 70, 'below'],
    ['far above', 110, 'above'],
  ])('a target %s leaves the axis to the data', (_, target, beyond) => {
    const { targetY, targetBeyond, dots, frame } = lineGeometry({ ...size, points, target });
    expect(targetBeyond).toBe(beyond);
    expect(targetY === undefined).toBe(beyond !== undefined);
    const heights = dots.map(({ y }) => y);
    const course = (Math.max(...heights) - Math.min(...heights)) / (frame.bottom - frame.top);
    expect(course).toBeGreaterThan(0.8);
  });

  test.each([
    [200, [86, 88, 90, 92, 94]],
    [104, [86, 90, 94]],
    [40, [86]],
  ])('%d px high has labels that do not touch', (height, values) => {
    const course = [94.1, 90, 86].map((value, week) => ({ day: `2026-11-0${week + 1}`, value }));
    const { yTicks } = lineGeometry({ ...size, height, points: course });
    expect(yTicks.map(({ label }) => Number(label))).toEqual(values);
  });

  test('places days by date, not by order', () => {
    const [first, second, third] = drawn.dots.map(({ x }) => x);
    expect(second! - first!).toBeCloseTo(2 * (third! - second!));
  });

  test.each([[[]], [[{ day: '2026-11-01', value: 90 }]], [[{ day: '2026-11-01', value: 0 }]]])(
    'of %o has no broken numbers',
    (few) => {
      expect(JSON.stringify(lineGeometry({ ...size, points: few }))).not.toMatch(/NaN|null|Infinity/);
    },
  );
});

describe('bars', () => {
  const bars = Array.from({ length: 31 }, (_, day) => ({
    key: `${day}`,
    label: `${day + 1}/11`,
    value: day,
  }));

  test('leave out labels that have no room', () => {
    const { xTicks } = barGeometry({ ...size, bars });
    const gaps = xTicks.slice(1).map(({ x }, index) => x - xTicks[index]!.x);
    expect(Math.min(...gaps)).toBeGreaterThan(33);
  });

  test.each([
    [87, ['0', '20', '40', '60', '80', '100']],
    [100, ['0', '20', '40', '60', '80', '100']],
    // At 160 the steps of 20 would be eight: the axis takes those of 50, and ends on one of them.
    [141, ['0', '50', '100', '150', '200']],
    [0.36, ['0', '0,1', '0,2', '0,3', '0,4']],
  ])('of %d have an axis that ends on a round value', (value, labels) => {
    const { yTicks, frame, columns } = barGeometry({ ...size, bars: [{ key: 'a', label: 'a', value }] });
    expect(yTicks.map(({ label }) => label)).toEqual(labels);
    expect(yTicks.at(-1)!.y).toBeCloseTo(frame.top);
    expect(columns[0]!.y).toBeGreaterThanOrEqual(frame.top);
  });

  test('share the width, with a free share between them', () => {
    const { columns, frame } = barGeometry({
      ...size,
      bars: ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key, value: 1 })),
    });
    const place = (frame.right - frame.left) / 4;
    expect(columns.map(({ middle }) => (middle - frame.left) / place)).toEqual([0.5, 1.5, 2.5, 3.5]);
    expect(columns[1]!.x - columns[0]!.x - columns[0]!.width).toBeCloseTo(place * 0.28);
  });

  test('of nothing have no height', () => {
    const { columns } = barGeometry({ ...size, bars: [{ key: 'a', label: 'a', value: null }] });
    expect(columns[0]!.height).toBe(0);
  });
});

describe('a line over time', () => {
  const from = Date.parse('2026-11-01T03:00:00Z');
  const wave = Array.from({ length: 200 }, (_, index) => ({
    at: from + index * (DAY_MS / 20),
    value: 1 + Math.sin(index / 3),
  }));
  const time = {
    ...size,
    from,
    to: from + 12 * DAY_MS,
    now: from + 10 * DAY_MS,
    timeZone: 'America/Sao_Paulo',
    past: wave,
    ahead: [wave.at(-1)!, { at: from + 12 * DAY_MS, value: 0 }],
    marks: [wave[0]!, wave[50]!],
  };

  test('starts at zero and stays inside its frame', () => {
    const { frame, place, nowX, xTicks, yTicks } = timeGeometry({ ...time, swingMs: DAY_MS });
    expect(place({ at: from, value: 0 })).toEqual({ x: frame.left, y: frame.bottom });
    expect(nowX).toBeLessThan(frame.right);
    expect(yTicks[0]!.label).toBe('0');
    expect(xTicks[0]!.label).toBe('01/11');
  });

  test('is a band where its swings have no room', () => {
    expect(timeGeometry({ ...time, swingMs: DAY_MS }).isBand).toBe(false);
    const band = timeGeometry({ ...time, swingMs: DAY_MS / 10 });
    expect(band.isBand).toBe(true);
    expect(band.past.match(/M/g)).toHaveLength(2);
    expect(band.past.length).toBeLessThan(wave.length * 22);
  });

  test.each([DAY_MS, 1])('of nothing has no broken numbers (%d)', (swingMs) => {
    const { place: _, ...none } = timeGeometry({ ...time, past: [], ahead: [], marks: [], swingMs });
    expect(JSON.stringify(none)).not.toMatch(/NaN|null|Infinity/);
  });
});

test('day labels fit, from first to last', () => {
  const labels = dayTicks('2026-11-01', '2026-11-30', 280).map(({ label }) => label);
  expect(labels).toEqual(['01/11', '11/11', '20/11', '30/11']);
  expect(dayTicks('2026-11-01', '2026-11-01', 280)).toHaveLength(1);
  expect(dayTicks('2025-01-01', '2026-11-01', 280).map(({ label }) => label)).toEqual([
    'jan/25',
    'ago/25',
    'mar/26',
    'nov/26',
  ]);
});

test.each([
  [-50, 0],
  [14, 0],
  [16, 1],
  [500, 2],
])('the point nearest to %d is %d', (x, expected) => {
  expect(nearest([{ x: 10 }, { x: 20 }, { x: 40 }], x)).toBe(expected);
});

test('keys never lead past the ends', () => {
  expect(step(0, 'ArrowLeft', 3)).toBe(0);
  expect(step(2, 'PageUp', 3)).toBe(2);
  expect(step(1, 'a', 3)).toBeUndefined();
});
