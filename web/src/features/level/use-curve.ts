import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { useMemo } from 'react';
import { dayOf } from '../../lib/format.ts';
import { aheadOf, pastOf } from './curve-of.ts';
import type { DrawableLevel, Period } from './level-words.ts';
import { marksOf } from './marks-of.ts';
import { readingsOf, rowsOf } from './readings.ts';
import { whatIfOf } from './what-if.ts';

const LEAST_DAYS_AHEAD = 14;

interface Input {
  level: DrawableLevel;
  period: Period;
  /** The moment the patient asks about; null for the plan. */
  asked: number | null;
  now: Date;
  timeZone: string;
}

/** Everything the card draws. The past is computed once, the projection whenever another moment is chosen. */
export function useCurve({ level, period, asked, now, timeZone }: Input) {
  const { rates, intervalDays, next } = level;
  const doses = useMemo(() => level.doses.map(({ at, mg }) => ({ at: new Date(at), mg })), [level.doses]);
  const mg = next?.doseMg ?? doses.at(-1)?.mg ?? 0;

  const frame = useMemo(() => {
    const today = dayOf(now, timeZone);
    const midnight = (days: number) => instantAt(addDays(today, days), '00:00', timeZone);
    const whatIf = next && intervalDays ? whatIfOf({ ...next, intervalDays, timeZone, now }) : null;
    const latest = whatIf?.range?.latest ?? whatIf?.first.getTime() ?? 0;
    const end = intervalDays ? latest + intervalDays * DAY_MS : 0;
    const ahead = Math.max(LEAST_DAYS_AHEAD, Math.ceil((end - now.getTime()) / DAY_MS) + 1);
    return { whatIf, from: midnight(-Number(period)), to: midnight(ahead) };
  }, [next, intervalDays, timeZone, now, period]);
  const { whatIf, from, to } = frame;

  const past = useMemo(() => pastOf({ doses, rates, from, now }), [doses, rates, from, now]);

  const chosen =
    whatIf && (asked === null || !whatIf.range ? whatIf.first.getTime() : clamp(asked, whatIf.range));
  const ahead = useMemo(() => {
    const isPlanned = chosen !== null && whatIf !== null && intervalDays !== null;
    const first = isPlanned ? { first: new Date(chosen), planned: whatIf.planned, intervalDays, mg } : null;
    return aheadOf({ doses, rates, now, to, timeZone, next: first });
  }, [doses, rates, now, to, timeZone, chosen, whatIf, intervalDays, mg]);

  const readings = useMemo(
    () => readingsOf({ doses: [...doses, ...ahead.doses], rates, from, to, now, timeZone }),
    [doses, ahead, rates, from, to, now, timeZone],
  );
  const rows = useMemo(() => rowsOf(readings, [...doses, ...ahead.doses]), [readings, doses, ahead]);
  const { marks, legend } = useMemo(
    () => marksOf({ medicationName: level.medicationName ?? '', doses, past, ahead }),
    [level.medicationName, doses, past, ahead],
  );

  return { from, to, past, ahead, marks, legend, readings, rows, whatIf, chosen, mg };
}

const clamp = (at: number, { earliest, latest }: { earliest: number; latest: number }) =>
  Math.min(Math.max(at, earliest), latest);
