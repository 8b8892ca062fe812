import { IN_USE_DAYS } from '@leveza/domain/applications/in-use.ts';
import { unrecordedPlans } from '@leveza/domain/applications/missed.ts';
import { type DosePause, pauseAt, skippedAmong } from '@leveza/domain/applications/plan.ts';
import { plannedFor } from '@leveza/domain/applications/planned-for.ts';
import type { Rhythm } from '@leveza/domain/applications/usual-day.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { anyProduct, labelledProduct } from '../../pens/shared/glp1-of.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import type { Treatment } from './treatment.ts';
import { rhythmOf } from './treatment.ts';

/** Doses that follow each other in one rhythm. */
interface Stretch {
  applied: Date[];
  /** No dose of it is missed after this moment. */
  until: Date;
  rhythm: Rhythm | null;
  windowHours: number | null;
}

type Dose = Pick<ApplicationRow, 'catalogId' | 'medicationName' | 'appliedAt'>;

interface Known {
  /** Doses in these days and next to them, oldest first. */
  applied: readonly Dose[];
  now: Date;
}

/**
 * Stretches of doses, oldest first. A patient who went from a weekly to a daily medicine took the weekly one by its own
 * label: counted by the day, six doses of each week would be missing. The last one is the present treatment.
 */
export function stretchesOf(treatment: Treatment, { applied, now }: Known): Stretch[] {
  const groups: { days: number | null; rows: Dose[] }[] = [];
  for (const row of applied) {
    const days = daysOf(row) ?? treatment.labelDays;
    const group = groups.at(-1);
    if (group?.days === days) group.rows.push(row);
    else groups.push({ days, rows: [row] });
  }
  const last = groups.at(-1);
  const hasPresent = !last || treatment.labelDays === null || last.days === treatment.labelDays;
  const earlier = hasPresent ? groups.slice(0, -1) : groups;
  const presentRows = (hasPresent ? last?.rows : undefined) ?? [];
  // A medicine that is planned and not begun takes the place of the earlier one when it was chosen.
  const chosenAt = hasPresent ? null : (treatment.usual?.chosenAt ?? null);
  return [
    ...earlier.map(({ rows }, place) => {
      const next = groups[place + 1]?.rows[0]?.appliedAt;
      const until = next ? untilNext(rows, next) : (chosenAt ?? now);
      return earlierStretch(rows, until, treatment.zone);
    }),
    {
      applied: presentRows.map(({ appliedAt }) => appliedAt),
      until: now,
      rhythm: rhythmOf(treatment),
      windowHours: treatment.rule?.windowHours ?? null,
    },
  ];
}

const labelOf = (dose: Dose) => labelledProduct(dose) ?? anyProduct(dose);
const daysOf = (dose: Dose) => labelOf(dose)?.intervalDays ?? null;

/**
 * A patient who began another medicine stopped the earlier one on a day that is not recorded: a daily one with its last dose,
 * another at the latest when that dose was no longer in use. A gap between two medicines is no row of missed doses.
 */
function untilNext(rows: readonly Dose[], next: Date): Date {
  const last = rows.at(-1)!; // a stretch has at least one
  if (daysOf(last) === 1) return last.appliedAt;
  return new Date(Math.min(next.getTime(), last.appliedAt.getTime() + IN_USE_DAYS * DAY_MS));
}

function earlierStretch(rows: readonly Dose[], until: Date, zone: string): Stretch {
  const label = labelOf(rows[0]!);
  const windowHours = label?.missedDose?.windowHours ?? null;
  const intervalDays = label?.intervalDays ?? null;
  return {
    applied: rows.map(({ appliedAt }) => appliedAt),
    until,
    rhythm: intervalDays === null ? null : { usual: null, intervalDays, lateHours: windowHours, zone },
    windowHours,
  };
}

/**
 * The planned dose that each applied one counts for; the second of two for one planned dose is beside the plan, and so is
 * one whose planned time lies in a pause.
 */
export function plannedTimes(
  stretches: readonly Stretch[],
  { pauses, skippedPlans }: { pauses: readonly DosePause[]; skippedPlans: readonly Date[] },
): Map<Date, Date> {
  const isMarked = skippedAmong(skippedPlans);
  const isPaused = (planned: Date) => pauseAt(pauses, planned) !== null;
  const isSkipped = (planned: Date) => isMarked(planned) || isPaused(planned);
  return new Map(
    stretches
      .flatMap(({ applied, rhythm }) => (rhythm ? plannedFor(applied, rhythm, isSkipped) : []))
      .filter(([, planned]) => !isPaused(planned)),
  );
}

interface Days {
  skippedPlans: Date[];
  from: Date;
  to: Date;
}

/** Planned times of these days that were neither applied nor skipped. */
export function notRecorded(
  { pauses, endsAt }: Treatment,
  stretches: readonly Stretch[],
  days: Days,
): Date[] {
  return stretches
    .flatMap(({ applied, until, rhythm, windowHours }) =>
      rhythm ? unrecordedPlans({ ...days, ...rhythm, applied, now: until, pauses, windowHours }) : [],
    )
    .filter((at) => !endsAt || at < endsAt);
}
