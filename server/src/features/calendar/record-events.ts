import { decimal } from '@leveza/domain/decimal.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { EFFECT_LABEL } from '@leveza/domain/side-effects/effect-types.ts';
import { STRONG } from '@leveza/domain/side-effects/felt-effect.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Places, Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { measurements } from '../measurements/table.ts';
import { looseUsesQuestion } from '../plans/shared/loose-uses.ts';
import { sideEffects } from '../side-effects/table.ts';

interface Days {
  from: Day;
  to: Day;
}

const SPAN = { owner: 'uuid', since: 'instant', until: 'instant' } as const;
const isWithin = (at: PgColumn, { since, until }: Places<'since' | 'until'>) =>
  and(gte(at, since), lt(at, until));

function spanOf({ owner, zone }: Call, { from, to }: Days) {
  return { owner, since: instantAt(from, '00:00', zone), until: instantAt(to, '24:00', zone) };
}

/** A record that no plan had asked for. */
function recorded(
  { zone }: Call,
  { at, ...event }: Pick<CalendarEvent, 'id' | 'type' | 'title' | 'recordId' | 'place'> & { at: Date },
): CalendarEvent {
  const { day, time } = wallClock(zone, at);
  return {
    ...event,
    date: day,
    time,
    completed: true,
    important: false,
    isTask: false,
    state: null,
    planId: null,
    plannedAt: null,
    dose: null,
  };
}

const selectMeasurements = statement(
  'calendar-measurements',
  SPAN,
  { id: measurements.id, at: measurements.measuredAt, weight: measurements.weight },
  (db, $, row) =>
    db
      .select(row)
      .from(measurements)
      .where(and(eq(measurements.userId, $.owner), isWithin(measurements.measuredAt, $)))
      .orderBy(asc(measurements.measuredAt)),
);

export function measurementsQuestion(call: Call, days: Days): Question<CalendarEvent[]> {
  return selectMeasurements.question(spanOf(call, days), (rows) =>
    rows.map(({ id, at, weight }) =>
      recorded(call, {
        id: `measurement:${id}`,
        type: 'measurement',
        title: weight === null ? 'Medição' : `Peso: ${decimal(weight)} kg`,
        recordId: id,
        place: { to: '/measurements', search: { open: 'edit', item: id } },
        at,
      }),
    ),
  );
}

const selectEffects = statement(
  'calendar-effects',
  SPAN,
  {
    id: sideEffects.id,
    at: sideEffects.feltAt,
    effectType: sideEffects.effectType,
    otherName: sideEffects.otherName,
    intensity: sideEffects.intensity,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(
        and(
          eq(sideEffects.userId, $.owner),
          isWithin(sideEffects.feltAt, $),
          // Weaker ones would fill the month without telling anything.
          gte(sideEffects.intensity, STRONG),
        ),
      )
      .orderBy(asc(sideEffects.feltAt)),
);

export function effectsQuestion(call: Call, days: Days): Question<CalendarEvent[]> {
  return selectEffects.question(spanOf(call, days), (rows) =>
    rows.map(({ id, at, effectType, otherName, intensity }) =>
      recorded(call, {
        id: `effect:${id}`,
        type: 'measurement',
        title: `${otherName ?? EFFECT_LABEL[effectType]}, intensidade ${intensity}`,
        recordId: id,
        place: { to: '/side-effects', search: { open: 'details', item: id } },
        at,
      }),
    ),
  );
}

/** Everything taken out of boxes that no plan marked; the caller leaves out what stands for a dose of its day. */
export function usesQuestion(call: Call, days: Days): Question<CalendarEvent[]> {
  return looseUsesQuestion(call, days, (found) =>
    found.map(({ recordId, label: title, takenAt: at, day: date, time }) => {
      const event = {
        id: `use:${recordId}`,
        type: 'medication' as const,
        title,
        recordId,
        place: null,
        at,
      };
      return { ...recorded(call, event), date, time, state: 'taken' as const };
    }),
  );
}
