import type { DoseMark } from '@leveza/contract/applications/doses.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { applicationReplies } from './reply.ts';
import { doseMarks } from './shared/dose-marks.ts';
import { findApplications } from './store.ts';

/** Days told of beside the one asked for, to either side. */
const DAYS_AROUND = 6;

/** The doses of a day and of those around it: applied, skipped, planned, and planned ones without a record. */
export async function readDoseDay(call: Call, asked: Day | undefined) {
  const { db, owner, zone, now } = call;
  const day = asked ?? dayIn(zone, now);
  const { marks, known, planned } = await doseMarks(call, {
    from: addDays(day, -DAYS_AROUND),
    to: addDays(day, DAYS_AROUND),
  });
  const ofDay = marks.filter((mark) => mark.day === day);
  const ids = ofDay.flatMap(({ application }) => application?.id ?? []);
  const applied = await applicationReplies(db, owner, await findApplications(db, owner, ids));
  const replyOf = new Map(applied.map((reply) => [reply.id, reply]));
  const isBefore = (at: Date) => dayIn(zone, at) < day;
  const isAfter = (at: Date) => dayIn(zone, at) > day;
  return {
    marks: ofDay.map(({ kind, at, application, skip }): DoseMark => ({
      kind,
      at: at.toISOString(),
      skipId: skip?.id ?? null,
      reason: skip?.reason ?? null,
      application: (application && replyOf.get(application.id)) ?? null,
    })),
    around: marks.map((mark) => ({ day: mark.day, kind: mark.kind })),
    previousAt: known.findLast(isBefore)?.toISOString() ?? null,
    nextAt: (known.find(isAfter) ?? planned.find(isAfter) ?? null)?.toISOString() ?? null,
  };
}
