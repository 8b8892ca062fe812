import { isLateDose } from '@leveza/domain/applications/late-dose.ts';
import { decimal } from '@leveza/domain/decimal.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import type { DosesOfDays, Mark } from '../applications/shared/dose-marks.ts';

/** Doses of the plans. */
export function doseEvents(doses: readonly PlannedDose[]): CalendarEvent[] {
  return doses.map((dose) => ({
    // By the patient's clock: it stays the same in another zone, and when a change of the clocks makes two times one moment.
    id: dose.time ? `dose:${dose.planId}:${dose.day}T${dose.time}` : `use:${dose.recordId}`,
    type: 'medication',
    title: `${dose.name}, ${dose.dosage}`,
    date: dose.day,
    time: dose.time ?? dose.takenClock!.slice(11),
    completed: dose.state === 'taken',
    important: dose.priority === 'high',
    // An extra dose was never due: it is no task.
    isTask: !dose.isExtra,
    state: dose.state,
    planId: dose.planId,
    plannedAt: dose.plannedAt,
    recordId: dose.recordId,
    dose,
    place: null,
  }));
}

const STATE = { applied: 'taken', skipped: 'skipped', 'not-recorded': 'missed' } as const;

/** Injections of the treatment: applied, skipped, planned, and those without a record. */
export function injectionEvents(
  { zone, now }: Call,
  { marks, treatment: { last, titration, rule } }: DosesOfDays,
): CalendarEvent[] {
  const idOf = idsOf(marks, zone);
  return marks.map((mark) => {
    const { kind, at, application, skip, plannedAt } = mark;
    const { day, time } = wallClock(zone, at);
    return {
      id: idOf(mark),
      type: 'application',
      title: titleOf(mark, (titration?.medicine ?? last)?.medicationName ?? null),
      date: day,
      time,
      completed: kind === 'applied',
      important: true,
      isTask: true,
      state: kind === 'planned' ? (isLateDose(at, rule, { zone, now }) ? 'late' : 'scheduled') : STATE[kind],
      planId: null,
      plannedAt: plannedAt?.toISOString() ?? null,
      recordId: application?.id ?? skip?.id ?? null,
      dose: null,
      place: application && {
        to: '/applications' as const,
        search: { open: 'edit' as const, item: application.id },
      },
    };
  });
}

/**
 * A dose has the id of the moment it is planned for, by the patient's clock, before and after it is applied: calendar apps
 * would show it twice otherwise. One beside the plan has the id of its record, and so has a skip whose dose was applied.
 */
function idsOf(marks: readonly Mark[], zone: string): (mark: Mark) => string {
  const momentOf = (plannedAt: Date) => {
    const { day, time } = wallClock(zone, plannedAt);
    return `injection:${day}T${time}`;
  };
  const applied = new Set(
    marks.flatMap(({ application, plannedAt }) => (application && plannedAt ? momentOf(plannedAt) : [])),
  );
  return ({ application, skip, plannedAt, at }) => {
    if (application) return plannedAt ? momentOf(plannedAt) : `application:${application.id}`;
    const moment = momentOf(plannedAt ?? at);
    return skip && applied.has(moment) ? `skip:${skip.id}` : moment;
  };
}

/** 'Ozempic, 0,5 mg', 'Aplicação de Ozempic, 0,5 mg', 'Aplicação de Ozempic' */
function titleOf({ application, doseMg }: Mark, medicine: string | null): string {
  const dose = doseMg === null ? '' : `, ${decimal(doseMg, 4)} mg`;
  if (application) return `${application.medicationName}${dose}`;
  return medicine ? `Aplicação de ${medicine}${dose}` : 'Aplicação';
}
