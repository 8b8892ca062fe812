import { expect, test } from 'vitest';
import { unitOptions } from './unit-options.ts';

const labels = (kind: 'supplement' | 'medication') => unitOptions(kind).map(({ label }) => label);

test('only medicines come in tubes and bottles', () => {
  expect(labels('medication')).toEqual(expect.arrayContaining(['Bisnagas', 'Frascos', 'Gotas']));
  expect(labels('supplement')).not.toContain('Bisnagas');
  expect(labels('supplement')).not.toContain('Frascos');
});

test('no two answers look the same', () => {
  for (const kind of ['supplement', 'medication'] as const)
    expect(new Set(labels(kind)).size).toBe(labels(kind).length);
});
