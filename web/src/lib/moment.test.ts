import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

const NOW = new Date('2026-11-15T11:05:30Z');

test.each([
  [null, { ok: false, why: 'incomplete' }],
  ['2026-11-15T', { ok: false, why: 'incomplete' }],
  ['T08:05', { ok: false, why: 'incomplete' }],
  ['31/02T08:05', { ok: false, why: 'incomplete' }],
  ['2026-11-15T8h', { ok: false, why: 'incomplete' }],
  ['2026-11-15T08:05', { ok: true, instant: new Date('2026-11-15T11:05:00Z') }],
  // Within the tolerance of the clock: it counts as now.
  ['2026-11-15T08:06', { ok: true, instant: NOW }],
  ['2026-11-15T08:08', { ok: false, why: 'future' }],
  ['2026-11-16T00:00', { ok: false, why: 'future' }],
])('%s in São Paulo is read as %j', (written, expected) => {
  expect(readMoment(written, 'America/Sao_Paulo', NOW)).toEqual(expected);
});

test('the clock is the one where the patient lives', () => {
  expect(readMoment('2026-11-15T07:05', 'America/Manaus', NOW)).toEqual({
    ok: true,
    instant: new Date('2026-11-15T11:05:00Z'),
  });
});
