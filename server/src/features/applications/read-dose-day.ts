import type { DoseMark } from '@leveza/contract/applications/doses.ts';
import { plannedFrom, unrecordedPlans } from '@leveza/domain/applications/missed.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, asc, desc, eq, gte, lt, getTableColumns } from 'drizzle-orm';
import { askTogether } from '../../db/ask-together.ts';
import type { Places } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import type { Treatment } from './shared/treatment.ts';
import { applicationReplies } from './reply.ts';
import { readTreatment, rhythmOf } from './shared/treatment.ts';
import { applications } from '../pens/table.ts';
import { skippedDoses } from './table.ts';

const isOwn = ($: Places<'owner'>) => eq(applications.userId, $.owner);

/** A dose is counted by those before it. */
const DOSES_THAT_COUNT = 8;

const selectBefore = statement(
  'dose-before-day',
  { from: 'instant', owner: 'uuid' },
  getTableColumns(applications),
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(and(isOwn($), lt(applications.appliedAt, $.from)))
      .orderBy(desc(applications.appliedAt))
      .limit(DOSES_THAT_COUNT),
);

const selectAfter = statement(
  'dose-after-day',
  { to: 'instant', owner: 'uuid' },
  getTableColumns(applications),
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(and(isOwn($), gte(applications.appliedAt, $.to)))
      .orderBy(asc(applications.appliedAt))
      .limit(1),
);

const selectApplied = statement(
  'doses-of-day',
  { from: 'instant', to: 'instant', owner: 'uuid' },
  getTableColumns(applications),
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(and(isOwn($), gte(applications.appliedAt, $.from), lt(applications.appliedAt, $.to)))
      .orderBy(asc(applications.appliedAt)),
);

const selectSkipped = statement(
  'skips-of-day',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  getTableColumns(skippedDoses),
  (db, $, row) =>
    db
      .select(row)
      .from(skippedDoses)
      .where(
        and(
          eq(skippedDoses.userId, $.owner),
          gte(skippedDoses.plannedAt, $.from),
          lt(skippedDoses.plannedAt, $.to),
        ),
      ),
);

/** Days told of beside the one asked for, to either side. */
const DAYS_AROUND = 6;

/** The doses of a day and of those around it: applied, skipped, planned, and planned ones without a record. */
export async function readDoseDay(call: Call, said: Day | undefined) {
  const { db, owner, zone, now } = call;
  const day = said ?? dayIn(zone, now);
  const from = instantAt(addDays(day, -DAYS_AROUND), '00:00', zone);
  const to = instantAt(addDays(day, DAYS_AROUND), '24:00', zone);
  const [treatment, earlier, [after], applied, skipped] = await askTogether(
    db,
    () => readTreatment(call),
    () => selectBefore(db, { owner, from }),
    () => selectAfter(db, { owner, to }),
    () => selectApplied(db, { owner, from, to }),
    () => selectSkipped(db, { owner, from, to }),
  );
  const known = [...earlier.toReversed(), ...applied, ...(after ? [after] : [])].map((row) => row.appliedAt);
  const unrecorded = notRecorded(treatment, {
    applied: known,
    skippedPlans: skipped.map(({ plannedAt }) => plannedAt),
    from,
    to: new Date(to.getTime() - 1),
    now,
  });
  const planned = plannedAhead(treatment, addDays(day, DAYS_AROUND), now).filter((at) => at >= from);
  const replies = await applicationReplies(db, owner, applied);
  const marks: DoseMark[] = [
    ...applied.map((row, n) => ({ ...plain('applied', row.appliedAt), application: replies[n]! })),
    ...skipped.map((row) => ({ ...plain('skipped', row.plannedAt), skipId: row.id, reason: row.reason })),
    ...unrecorded.map((at) => plain('not-recorded', at)),
    ...planned.filter((at) => at < to).map((at) => plain('planned', at)),
  ];
  const inOrder = marks
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((mark) => ({ mark, day: dayIn(zone, new Date(mark.at)) }));
  const isBefore = (at: Date) => dayIn(zone, at) < day;
  const isAfter = (at: Date) => dayIn(zone, at) > day;
  return {
    marks: inOrder.filter((each) => each.day === day).map(({ mark }) => mark),
    around: inOrder.map((each) => ({ day: each.day, kind: each.mark.kind })),
    previousAt: known.findLast(isBefore)?.toISOString() ?? null,
    nextAt: (known.find(isAfter) ?? planned.find(isAfter) ?? null)?.toISOString() ?? null,
  };
}

function plain(kind: DoseMark['kind'], at: Date): DoseMark {
  return { kind, at: at.toISOString(), skipId: null, reason: null, application: null };
}

interface Known {
  applied: Date[];
  skippedPlans: Date[];
  from: Date;
  to: Date;
  now: Date;
}

function notRecorded(treatment: Treatment, known: Known): Date[] {
  const rhythm = rhythmOf(treatment);
  if (!rhythm) return [];
  return unrecordedPlans({ ...known, ...rhythm, windowHours: treatment.rule?.windowHours ?? null });
}

/** Planned doses from the current one on, until after the day; far ahead nothing is planned. */
const FARTHEST_DAYS = 400;

function plannedAhead({ intervalDays, zone, next }: Treatment, day: Day, now: Date): Date[] {
  const current = next.followingAt ?? next.plannedAt;
  if (intervalDays === null || !current) return [];
  if (daysBetween(dayIn(zone, now), day) > FARTHEST_DAYS) return [];
  const ahead = daysBetween(dayIn(zone, current), day);
  return plannedFrom(current, intervalDays, zone, Math.max(1, Math.ceil(ahead / intervalDays) + 2));
}
