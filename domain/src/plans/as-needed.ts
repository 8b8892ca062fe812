import { decimal } from '../decimal.ts';
import { dayWord } from '../time/day-word.ts';
import { dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';

/** The limits a patient was told for something taken as needed. */
export interface AsNeededLimits {
  minGapHours: number | null;
  mostPerDay: number | null;
}

interface Taking {
  at: Date;
  /** When the same medicine was taken, in any order. */
  taken: readonly Date[];
  zone: string;
}

export interface BeyondLimits {
  /** The limit that a further dose does not keep to; null for one that it keeps. */
  gapHours: number | null;
  most: number | null;
  at: Date;
  /** The dose nearest in time. */
  nearest: Date;
  /** How many there are of the same day. */
  ofDay: number;
}

/** Which limits one more dose would go beyond; null when it keeps to them. */
export function beyondLimits(
  { minGapHours, mostPerDay }: AsNeededLimits,
  { at, taken, zone }: Taking,
): BeyondLimits | null {
  const distance = (dose: Date) => Math.abs(at.getTime() - dose.getTime());
  const [nearest] = taken.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) return null;
  const day = dayIn(zone, at);
  const ofDay = taken.filter((dose) => dayIn(zone, dose) === day).length;
  const gapHours = minGapHours !== null && distance(nearest) < minGapHours * HOUR_MS ? minGapHours : null;
  const most = mostPerDay !== null && ofDay >= mostPerDay ? mostPerDay : null;
  return gapHours === null && most === null ? null : { gapHours, most, at, nearest, ofDay };
}

/** The question before a dose beyond the limits: which one, when the last dose was, and how many there are that day. */
export function beyondSentence(
  name: string,
  { gapHours, most, at, nearest, ofDay }: BeyondLimits,
  { zone, now }: { zone: string; now: Date },
): string {
  const today = dayIn(zone, now);
  const limits = [
    gapHours !== null && `pelo menos ${decimal(gapHours)} ${gapHours === 1 ? 'hora' : 'horas'} entre doses`,
    most !== null && `no máximo ${most} ${most === 1 ? 'dose' : 'doses'} por dia`,
  ].filter(Boolean);
  const { day, time } = wallClock(zone, nearest);
  const last = `${nearest <= at ? 'A última foi' : 'A seguinte foi'} ${dayWord(day, today)} às ${time}`;
  return `Para ${name} você anotou ${limits.join(' e ')}. ${last}, e ${countText(ofDay)} ${dayWord(dayIn(zone, at), today)}. Confirme só se esta dose foi mesmo tomada.`;
}

function countText(doses: number): string {
  if (doses === 0) return 'não há dose registrada';
  return doses === 1 ? 'há 1 dose registrada' : `há ${doses} doses registradas`;
}
