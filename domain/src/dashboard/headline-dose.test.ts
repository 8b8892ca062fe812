import { expect, test } from 'vitest';
import { headlineDose } from './headline-dose.ts';

const CLOCK = { zone: 'America/Sao_Paulo', now: new Date('2026-11-16T12:00:00-03:00') };
const doseAt = (written: string | null, name: string) =>
  written === null ? null : { at: new Date(`${written}:00-03:00`), name };

test.each([
  ['nothing is planned', null, null, undefined],
  ['only the injection is planned', '2026-11-20T08:00', null, 'Ozempic'],
  ['only a tablet is planned', null, '2026-11-16T19:30', 'Glifage'],
  ['the tablet comes first', '2026-11-20T08:00', '2026-11-16T19:30', 'Glifage'],
  ['a late tablet is still open', '2026-11-20T08:00', '2026-11-15T19:30', 'Glifage'],
  ['the injection comes first', '2026-11-20T08:00', '2026-12-01T08:00', 'Ozempic'],
  ['the injection is due this evening', '2026-11-16T20:00', '2026-11-16T08:00', 'Ozempic'],
  ['the injection is late', '2026-11-15T08:00', '2026-11-14T08:00', 'Ozempic'],
  ['both are at one moment', '2026-11-20T08:00', '2026-11-20T08:00', 'Ozempic'],
])('where %s', (_, injection, planned, name) => {
  expect(headlineDose(doseAt(injection, 'Ozempic'), doseAt(planned, 'Glifage'), CLOCK)?.name).toBe(name);
});
