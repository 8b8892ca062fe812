import { expect, test } from 'vitest';
import { emptyValues } from './add/prefill.ts';
import { inputOf } from './pen-values.ts';

const ZONE = 'America/Sao_Paulo';
const openedAt = (day: string | null, clock: string) =>
  inputOf(
    { ...emptyValues('2026-11-18'), isOpened: true, openedAt: day },
    ZONE,
    new Date(`2026-11-18T${clock}-03:00`),
  ).openedAt;

test.each([null, '2026-11-18', '2026-11-10'])(
  'a pen opened on %s says the same when it is sent again a minute or an hour later',
  (day) => {
    const sent = ['10:00:30', '10:01:30', '11:59:59', '12:00:00', '18:20:00'].map((clock) =>
      openedAt(day, clock),
    );
    expect(new Set(sent).size).toBe(1);
    expect(Date.parse(sent[0]!)).toBeLessThan(Date.parse('2026-11-18T10:00:30-03:00'));
  },
);

test('a day to come is sent as it is, for the contract to refuse', () => {
  expect(openedAt('2026-11-19', '10:00:00')).toBe('2026-11-19');
});
