import { expect, test } from 'vitest';
import { type DayUse, rowsOfDay } from './rows-of-day.ts';

const at = (time: string) => new Date(`2026-11-16T${time}:00Z`);
const use = (id: string, time: string, { recorded = time, undone = '' } = {}): DayUse => ({
  id,
  at: at(time),
  recordedAt: at(recorded),
  undoneAt: undone ? at(undone) : null,
});

test.each<[string, DayUse[], [number, string][], number?]>([
  ['nothing taken', [], []],
  [
    'one after the other',
    [use('b', '20:00'), use('a', '08:00')],
    [
      [0, 'a'],
      [1, 'b'],
    ],
  ],
  [
    'the first undone: the second keeps its row',
    [use('a', '08:00', { undone: '21:00' }), use('b', '20:00')],
    [[1, 'b']],
  ],
  ['the second undone', [use('a', '08:00'), use('b', '20:00', { undone: '21:00' })], [[0, 'a']]],
  [
    'undone before the second was taken',
    [use('a', '08:00', { undone: '08:01' }), use('b', '20:00')],
    [[0, 'b']],
  ],
  [
    'undone and taken again: every row is ticked, by time',
    [use('a', '08:00', { undone: '21:00' }), use('b', '20:00'), use('c', '21:01')],
    [
      [0, 'b'],
      [1, 'c'],
    ],
  ],
  [
    'written down late: the undone one is the row it stood in',
    [use('b', '20:00'), use('a', '08:00', { recorded: '20:05', undone: '20:06' })],
    [[1, 'b']],
  ],
  [
    'registered twice, the first undone: the second ticks the only row',
    [use('a', '08:00', { undone: '21:00' }), use('b', '08:05')],
    [[0, 'b']],
    1,
  ],
  [
    'three of two, the first undone: both rows are ticked',
    [use('a', '08:00', { undone: '21:00' }), use('b', '12:00'), use('c', '20:00')],
    [
      [0, 'b'],
      [1, 'c'],
    ],
  ],
  ['two of one', [use('a', '08:00'), use('b', '08:05')], [[0, 'a']], 1],
])('%s', (_, uses, expected, of = 2) => {
  expect([...rowsOfDay(uses, of)].map(([row, { id }]) => [row, id])).toEqual(expected);
});
