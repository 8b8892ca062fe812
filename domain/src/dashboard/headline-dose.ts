import { dayIn } from '../time/days.ts';

interface NamedDose {
  at: Date;
  name: string | null;
}

/** The injection leads from its day on, as it leads *Hoje*; before that the earlier of the two is next. */
export function headlineDose<D extends NamedDose>(
  injection: D | null,
  planned: D | null,
  { zone, now }: { zone: string; now: Date },
): D | null {
  if (!injection || !planned) return injection ?? planned;
  if (dayIn(zone, injection.at) <= dayIn(zone, now)) return injection;
  return planned.at < injection.at ? planned : injection;
}
