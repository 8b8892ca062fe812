import { describe, expect, test } from 'vitest';
import { type ShortFile, filesToFold, shapeOf, shortFiles } from './scripts/single-use.ts';

const SHORT: ShortFile = {
  path: 'web/src/features/usage/history/day-title.ts',
  lines: 12,
  importer: 'web/src/features/usage/history/HistoryPage.tsx',
  importerLines: 90,
  isLazy: false,
  isTested: false,
};

/** One of several alike, which its importer lists; alone it would stand apart from the others. */
const ONE_OF_SEVERAL = [
  'server/src/features/messages/deliver/sms.ts',
  'web/src/features/landing/Plans.tsx',
  'web/src/features/landing/Questions.tsx',
  'web/src/features/reports/document/sections/sources.ts',
];

describe('the rule can fail', () => {
  test('a short file of one importer is folded', () => {
    expect(shapeOf(SHORT)).toBeNull();
    expect(shapeOf({ ...SHORT, path: 'server/src/features/usage/day-title.ts' })).not.toBe(
      'one call of the contract',
    );
  });

  test.each([
    ['loaded lazily', { isLazy: true }],
    ['tested by itself', { isTested: true }],
    ['named alike in every feature', { path: 'server/src/features/usage/reply.ts' }],
    ['one call of the contract', { path: 'server/src/features/usage/delete-use.ts' }],
    ['a door to another room', { importer: 'web/src/features/plans/UsePage.tsx' }],
    ['a door to another room', { path: 'domain/src/usage/limits.ts' }],
    ['its importer is nearly full', { importerLines: 195 }],
  ])('%s: it stays', (shape, other) => {
    expect(shapeOf({ ...SHORT, ...other })).toBe(shape);
  });

  test('short files were found', () => {
    expect(shortFiles().length).toBeGreaterThan(200);
  });
});

test('every other file of 25 lines or fewer has two importers, or stands inside its only one', () => {
  expect(
    filesToFold()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(ONE_OF_SEVERAL);
});
