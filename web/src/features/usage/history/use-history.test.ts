import { expect, test } from 'vitest';
import { use } from '../testing/samples.ts';
import { byDay } from './use-history.ts';

test('a use stands on the day of the clock it was taken by; an older one on that of the present zone', () => {
  const usedAt = '2026-11-16T23:30:00.000Z';
  const uses = [use({ usedAt }), use({ usedAt, usedClock: '2026-11-17T08:30' })];
  expect(byDay(uses, 'America/Sao_Paulo').map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-16']);
});

test('a day has what came out of boxes and what did not', () => {
  const uses = [use({ usedClock: '2026-11-17T08:30' })];
  const dose = { recordId: 'r', name: 'Zinco', dosage: '30 mg', takenClock: '2026-11-16T21:00' };
  expect(byDay(uses, 'America/Sao_Paulo', [dose])).toEqual([
    { day: '2026-11-17', uses, beside: [] },
    { day: '2026-11-16', uses: [], beside: [dose] },
  ]);
});
