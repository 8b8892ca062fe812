import { expect, test } from 'vitest';
import { fitImport } from './fit-import.ts';

const ZONE = 'America/Sao_Paulo';

const at = (text: string) => ({ at: new Date(text), weight: 90 });

test('more than fit in one import: the last of each day, and of those the newest', () => {
  const rows = [
    '2026-01-01T10:00Z',
    '2026-01-01T20:00Z',
    '2026-01-02T02:30Z',
    '2026-01-02T10:00Z',
    '2026-01-03T10:00Z',
  ].map(at);
  expect(fitImport(rows, 5, ZONE)).toEqual(rows);
  // Half past two in London is still the day before in São Paulo.
  expect(fitImport(rows, 4, ZONE)).toEqual([rows[2], rows[3], rows[4]]);
  expect(fitImport(rows, 2, ZONE)).toEqual([rows[3], rows[4]]);
});
