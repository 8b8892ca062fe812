import { expect, test } from 'vitest';
import { whatIfOf } from './what-if.ts';

const last = { at: new Date('2026-11-12T11:20:00Z'), mg: 1 };
const weekly = { last, intervalDays: 7, minGapHours: 72, timeZone: 'America/Sao_Paulo' };
const at = (text: string) => new Date(text);
const iso = (ms: number) => new Date(ms).toISOString();

test.each([
  // The gap of 72 h is over on the 15th at 11:20.
  ['inside the gap', '2026-11-13T10:00:00Z', '2026-11-15T12:00:00.000Z', '2026-11-19T11:20:00.000Z', true],
  ['after it', '2026-11-16T10:05:00Z', '2026-11-16T11:00:00.000Z', '2026-11-19T11:20:00.000Z', false],
  ['a day late', '2026-11-20T10:05:00Z', '2026-11-20T11:00:00.000Z', '2026-11-26T11:20:00.000Z', false],
  ['months late', '2027-03-01T10:05:00Z', '2027-03-01T11:00:00.000Z', '2027-03-04T11:20:00.000Z', false],
])('%s', (_, now, earliest, planned, isGapRuling) => {
  const found = whatIfOf({ ...weekly, now: at(now) });
  expect(iso(found.earliest)).toBe(earliest);
  expect(found.planned.toISOString()).toBe(planned);
  expect(found.isGapRuling).toBe(isGapRuling);
  expect(found.latest).toBeGreaterThan(found.earliest);
});
