import type { WellbeingDay } from '@leveza/contract/nutrition/wellbeing.ts';
import {
  MOST_WELLBEING,
  WELLBEING_LABEL,
  WELLBEING_SCALES,
  type WellbeingScale,
} from '@leveza/domain/nutrition/wellbeing.ts';
import { addDays, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { straightPath } from '../../../ui/chart/line-paths.ts';
import { linear } from '../../../ui/chart/linear.ts';
import { gutterFor } from '../../../ui/chart/plot.ts';
import type { TimeValue } from '../../../ui/chart/time-geometry.ts';

interface Input {
  from: string;
  to: string;
  timeZone: string;
  days: readonly WellbeingDay[];
  /** When doses were applied, in milliseconds. */
  doses: readonly number[];
  level: readonly TimeValue[];
  width: number;
}

interface Lane {
  key: WellbeingScale | 'level';
  label: string;
  top: number;
  bottom: number;
  line: string;
  dots: { x: number; y: number }[];
  ticks: { y: number; label: string }[];
}

/** Pixels: the row of doses, then for each lane its name, its picture and the air below. */
const DOSES = 22;
const LANE = { name: 20, plot: 38, air: 8 };
const AXIS = 24;
const RIGHT = 8;
const WEEK = 7;

/** Lanes of one size under each other, on one line of days: what was felt, and the medicine in the body above it. */
export function wellbeingGeometry({ from, to, timeZone, days, doses, level, width }: Input) {
  const midnight = (day: string) => instantAt(day, '00:00', timeZone).getTime();
  const highest = level.reduce((most, { value }) => Math.max(most, value), 0);
  const keys = [...(highest > 0 ? (['level'] as const) : []), ...WELLBEING_SCALES];
  const left = gutterFor([...(highest > 0 ? [formatNumber(tenths(highest))] : []), String(MOST_WELLBEING)]);
  const right = width - RIGHT;
  const x = linear([midnight(from), midnight(addDays(to, 1))], [left, right]);
  const list = Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => addDays(from, later));
  const middles = new Map(list.map((day) => [day, x(instantAt(day, '12:00', timeZone).getTime())]));
  const byDay = new Map(days.map((each) => [each.day, each]));

  const lanes = keys.map((key, place): Lane => {
    const top = DOSES + place * (LANE.name + LANE.plot + LANE.air) + LANE.name;
    const bottom = top + LANE.plot;
    const most = key === 'level' ? highest : MOST_WELLBEING;
    const y = linear([0, most], [bottom, top]);
    const spots =
      key === 'level'
        ? level.map(({ at, value }) => ({ x: x(at), y: y(value) }))
        : list.map((day) => {
            const value = byDay.get(day)?.[key] ?? null;
            return value === null ? null : { x: middles.get(day)!, y: y(value) };
          });
    return {
      key,
      label: key === 'level' ? 'Nível estimado, mg' : WELLBEING_LABEL[key],
      top,
      bottom,
      line: straightPath(spots),
      dots: key === 'level' ? [] : spots.filter((spot) => spot !== null),
      ticks: [
        { y: top, label: formatNumber(tenths(most)) },
        { y: bottom, label: '0' },
      ],
    };
  });
  const bottom = lanes.at(-1)!.bottom;
  return {
    frame: { left, right, top: DOSES, bottom },
    height: bottom + AXIS,
    lanes,
    middleOf: (day: string) => middles.get(day)!,
    doseXs: doses.map(x),
    doseY: DOSES / 2,
    xTicks: list
      .filter((day, later) => later % WEEK === 0 || day === to)
      .map((day) => ({ x: middles.get(day)!, label: formatDay(day).slice(0, 5) })),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
