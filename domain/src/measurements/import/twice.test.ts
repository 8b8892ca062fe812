import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRAZILIAN_ZONES } from '../../time/zones.ts';
import { dayIn } from '../../time/days.ts';
import { DAY_MS, MINUTE_MS } from '../../time/spans.ts';
import { readRows } from './rows.ts';
import { disorder } from './testing/disorder.ts';

const ZONES = [...BRAZILIAN_ZONES.map(({ zone }) => zone), 'Europe/Lisbon', 'Asia/Tokyo', 'Pacific/Auckland'];

/** The server identifies a weight by its minute. */
const minutesOf = (rows: { at: Date }[]) => rows.map(({ at }) => Math.floor(at.getTime() / MINUTE_MS));

const line = fc.record({
  /** Today as often as any other day, for it is the day that could change. */
  daysAgo: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4000 })),
  time: fc.option(fc.integer({ min: 0, max: 1439 })),
  kg: fc.integer({ min: 3000, max: 30_000 }).map((hundredths) => hundredths / 100),
});
const nth = (count: number) => String(count).padStart(2, '0');

test('a file read again, later, in another order, says no minute it did not say before', () => {
  const moment = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2026, 10, 15) });
  const later = fc.oneof(fc.integer({ min: 0, max: DAY_MS }), fc.integer({ min: 0, max: 400 * DAY_MS }));
  const keys = fc.array(fc.nat(), { minLength: 24, maxLength: 24 });
  const again = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(...ZONES),
      moment,
      later,
      keys,
      again,
      (lines, zone, first, wait, order, repeated) => {
        const cells = lines.map(({ daysAgo, time, kg }) => {
          const [year, month, day] = dayIn(zone, new Date(first - daysAgo * DAY_MS)).split('-');
          const clock = time === null ? '' : `${nth(Math.floor(time / 60))}:${nth(time % 60)}`;
          return [`${day}/${month}/${year}`, clock, String(kg).replace('.', ',')];
        });
        const readAt = (rows: string[][], now: number) =>
          readRows({
            columns: { date: 0, time: 1, weight: 2, unit: 'kg', unitColumn: null },
            rows,
            firstLine: 2,
            separator: ';',
            width: 3,
            zone,
            now: new Date(now),
          });
        const before = readAt(cells, first);
        // Only rows with a time can lie in the future; they are listed as bad now and imported once their time has
        // come.
        expect(before.bad.filter(({ text }) => !text.includes(':'))).toEqual([]);
        const ahead = new Set(before.bad.map(({ line: number }) => number - 2));
        const taken = cells.filter((_, index) => !ahead.has(index));
        const known = new Set(minutesOf(before.rows));
        const after = readAt(disorder(taken, repeated, order), first + wait);
        expect(after.bad).toEqual([]);
        expect(minutesOf(after.rows).filter((minute) => !known.has(minute))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
