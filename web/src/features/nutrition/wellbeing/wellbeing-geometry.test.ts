import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { expect, test } from 'vitest';
import { wellbeingGeometry } from './wellbeing-geometry.ts';

const FOUR_WEEKS = { from: '2026-10-21', to: '2026-11-17', timeZone: DEFAULT_ZONE, width: 360 };
const felt = (day: string, hunger: number | null) => ({
  day,
  hunger,
  cravings: null,
  satiety: null,
  energy: null,
});

test('four lanes stand under that of the level, on one line of days', () => {
  const noon = Date.parse('2026-10-21T12:00:00-03:00');
  const drawn = wellbeingGeometry({
    ...FOUR_WEEKS,
    days: [felt('2026-10-21', 4), felt('2026-10-22', 0)],
    doses: [noon],
    level: [
      { at: noon, value: 0 },
      { at: noon + 1000, value: 2 },
    ],
  });
  expect(drawn.lanes.map(({ key }) => key)).toEqual(['level', 'hunger', 'cravings', 'satiety', 'energy']);
  const [, hunger, cravings] = drawn.lanes;
  expect(hunger!.dots).toEqual([
    { x: drawn.middleOf('2026-10-21'), y: hunger!.top },
    { x: drawn.middleOf('2026-10-22'), y: hunger!.bottom },
  ]);
  expect(cravings!.dots).toEqual([]);
  expect(drawn.doseXs).toEqual([drawn.middleOf('2026-10-21')]);
  expect(drawn.xTicks.map(({ label }) => label)).toEqual(['21/10', '28/10', '04/11', '11/11', '17/11']);
});

test('an unanswered day breaks the line, and without a level there is no lane for it', () => {
  const days = [felt('2026-10-21', 1), felt('2026-10-22', null), felt('2026-10-23', 1)];
  const drawn = wellbeingGeometry({ ...FOUR_WEEKS, days, doses: [], level: [] });
  expect(drawn.lanes).toHaveLength(4);
  expect(drawn.lanes[0]!.line.match(/M/g)).toHaveLength(2);
});
