import { decimal } from '@leveza/domain/decimal.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Mark } from '../../applications/shared/dose-marks.ts';
import type { RemindedDose } from '../../plans/shared/reminded-doses.ts';
import { written } from './span.ts';
import type { Weighing } from './weighing.ts';

/** Whole days before the day of the summary, so that a dose of the same morning is not yet unrecorded. */
export const WEEK_DAYS = 7;

/** Records that the summary of a week is made from. */
export interface Recorded {
  doses: readonly RemindedDose[];
  marks: readonly Mark[];
  weighed: Weighing | null;
  zone: string;
}

/** 'Na última semana: 12 doses tomadas, 1 pulada e 2 sem registro.'; none where no dose was due. */
export function dosesBefore(day: Day, { doses, marks }: Recorded): string[] {
  const from = addDays(day, -WEEK_DAYS);
  const isInWeek = (of: { day: Day }) => of.day >= from && of.day < day;
  const planned = doses.map(({ dose }) => dose).filter(isInWeek);
  const injected = marks.filter(isInWeek);
  const count = (state: string, kind: Mark['kind']) =>
    planned.filter((dose) => dose.state === state).length +
    injected.filter((mark) => mark.kind === kind).length;
  const all = planned.length + injected.length;
  const taken = count('taken', 'applied');
  const skipped = count('skipped', 'skipped');
  return all > 0 ? [dosesLine(taken, skipped, all - taken - skipped)] : [];
}

/** 'Última pesagem: 82,4 kg em 15/11/2026.' */
export function lastWeighing({ weighed, zone }: Recorded): string[] {
  return weighed
    ? [`Última pesagem: ${decimal(weighed.kg, 1)} kg em ${written(dayIn(zone, weighed.at))}.`]
    : [];
}

function dosesLine(taken: number, skipped: number, unrecorded: number): string {
  const parts = [
    taken === 1 ? '1 dose tomada' : `${taken} doses tomadas`,
    skipped === 1 ? '1 pulada' : `${skipped} puladas`,
    `${unrecorded} sem registro`,
  ];
  return `Na última semana: ${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}.`;
}
