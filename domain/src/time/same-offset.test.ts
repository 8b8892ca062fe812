import { expect, test } from 'vitest';
import { sameOffsets } from './same-offset.ts';
import { HOUR_MS } from './spans.ts';

const of = (zone: string, from: string, to: string) =>
  sameOffsets(zone, new Date(from), new Date(to)).map(({ from: start, to: end, offsetMs }) => [
    start.toISOString(),
    end.toISOString(),
    offsetMs / HOUR_MS,
  ]);

test('a span without a change of the clocks is one stretch', () => {
  expect(of('America/Sao_Paulo', '2020-01-01T03:00:00Z', '2026-11-18T03:00:00Z')).toEqual([
    ['2020-01-01T03:00:00.000Z', '2026-11-18T03:00:00.000Z', -3],
  ]);
});

test('each change of the clocks begins a stretch, at its very instant', () => {
  expect(of('America/Sao_Paulo', '2018-11-01T03:00:00Z', '2019-03-01T03:00:00Z')).toEqual([
    ['2018-11-01T03:00:00.000Z', '2018-11-04T03:00:00.000Z', -3],
    ['2018-11-04T03:00:00.000Z', '2019-02-17T02:00:00.000Z', -2],
    ['2019-02-17T02:00:00.000Z', '2019-03-01T03:00:00.000Z', -3],
  ]);
});

test('a day that never was is a change by a day', () => {
  expect(of('Pacific/Apia', '2011-12-29T10:00:00Z', '2012-01-02T10:00:00Z')).toEqual([
    ['2011-12-29T10:00:00.000Z', '2011-12-30T10:00:00.000Z', -10],
    ['2011-12-30T10:00:00.000Z', '2012-01-02T10:00:00.000Z', 14],
  ]);
});

test('nothing lies in an empty span', () => {
  expect(of('America/Sao_Paulo', '2026-01-01T03:00:00Z', '2026-01-01T03:00:00Z')).toEqual([]);
});
