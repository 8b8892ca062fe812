import { expect, test } from 'vitest';
import { reachable, stepBefore } from './add-step.ts';

test.each([
  ['form-1', { hasForm: false, hasResults: false }, 'select'],
  ['form-2', { hasForm: false, hasResults: true }, 'select'],
  ['form-2', { hasForm: true, hasResults: false }, 'form-2'],
  ['ai-results', { hasForm: false, hasResults: false }, 'ai-search'],
  ['ai-results', { hasForm: false, hasResults: true }, 'ai-results'],
  ['barcode', { hasForm: false, hasResults: false }, 'barcode'],
] as const)('%s with %j is %s', (step, progress, expected) => {
  expect(reachable(step, progress)).toBe(expected);
});

test.each([
  ['form-2', 'select', 'form-1'],
  ['form-1', 'select', 'select'],
  ['form-1', 'ai-results', 'ai-results'],
  ['form-1', 'barcode', 'barcode'],
  ['ai-results', 'select', 'ai-search'],
  ['ai-search', 'select', 'select'],
  ['barcode', 'select', 'select'],
  ['select', 'select', null],
] as const)('back from %s, begun in %s, is %s', (step, from, expected) => {
  expect(stepBefore(step, from)).toBe(expected);
});
