import type { Planned } from '@leveza/domain/plans/occurrences.ts';
import type { DoseRecord } from '@leveza/domain/plans/dose-states.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Places, Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { clockOfUse, spanOfUses } from '../usage/shared/clock-of-use.ts';
import { uses } from '../usage/table.ts';
import { type LooseUse, looseUsesQuestion } from './shared/loose-uses.ts';
import type { WholePlan } from './store.ts';
import { planDoses, planSnoozes } from './table.ts';

interface Days {
  from: Day;
  to: Day;
}

export interface StoredDose extends DoseRecord {
  /** The id that takes the dose back: of the use, the application, its skip, or the plan's own row. */
  recordId: string;
  /** By the patient's clock where it was taken: 'YYYY-MM-DDTHH:MM'. */
  takenClock: string | null;
  quantity: number | null;
  notes: string | null;
  /** Taken beside the plan: it stands for no planned dose. */
  isExtra: boolean;
  /** Taken, and no box gave any of it. */
  isFromElsewhere: boolean;
}

/** The records of plans in these stretches of days, the doses taken beside them, and until when doses were put off. */
export async function doseRecords(call: Call, stretches: readonly Days[]) {
  const found = await askInOne(call.db, ...stretches.flatMap((days) => questionsOf(call, days)));
  const ownOf = Map.groupBy(
    found.flatMap(({ own = [] }) => own),
    ({ planId }) => planId,
  );
  const snoozes = new Map(found.flatMap(({ snoozes: rows = [] }) => rows));
  return {
    ownOf: ({ id }: WholePlan): StoredDose[] => ownOf.get(id) ?? [],
    looseUses: found.flatMap(({ fromShelf = [] }) => fromShelf),
    snoozedUntil: ({ id: planId }: WholePlan, { day, time }: Planned) =>
      snoozes.get(momentOf({ planId, plannedDay: day, plannedTime: time })) ?? null,
  };
}

interface Found {
  own?: ReturnType<typeof markedDose>[];
  fromShelf?: ReturnType<typeof looseUse>[];
  snoozes?: [moment: string, until: Date][];
}

function questionsOf(call: Call, { from, to }: Days): Question<Found>[] {
  const { owner, zone } = call;
  const span = { owner, ...spanOfUses({ from, to }, zone) };
  const isOfDays = ({ day }: { day: Day }) => day >= from && day <= to;
  return [
    selectDoses.question({ ...span, from, to }, (rows) => ({
      own: rows.map((row) => markedDose(row, zone)).filter(isOfDays),
    })),
    looseUsesQuestion(call, { from, to }, (found) => ({ fromShelf: found.map(looseUse) })),
    selectSnoozes.question({ owner, from, to }, (rows) => ({
      snoozes: rows.map((row) => [momentOf(row), row.until]),
    })),
  ];
}

const clockText = ({ day, time }: Planned) => `${day}T${time}`;

const momentOf = (of: { planId: string; plannedDay: string; plannedTime: string }) =>
  `${of.planId} ${of.plannedDay}T${of.plannedTime}`;

const selectSnoozes = statement(
  'plan-snoozes-of-days',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    planId: planSnoozes.planId,
    plannedDay: planSnoozes.plannedDay,
    plannedTime: planSnoozes.plannedTime,
    until: planSnoozes.until,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(planSnoozes)
      .where(
        and(
          eq(planSnoozes.userId, $.owner),
          gte(planSnoozes.plannedDay, $.from),
          lte(planSnoozes.plannedDay, $.to),
        ),
      ),
);

const isWithin = (at: PgColumn, { since, until }: Places<'since' | 'until'>) =>
  and(gte(at, since), lt(at, until));

/** Doses marked by their plan; one whose use was deleted is open again. */
const selectDoses = statement(
  'plan-doses-of-days',
  { owner: 'uuid', from: 'text', to: 'text', since: 'instant', until: 'instant' },
  {
    id: planDoses.id,
    planId: planDoses.planId,
    plannedDay: planDoses.plannedDay,
    plannedTime: planDoses.plannedTime,
    outcome: planDoses.outcome,
    useId: planDoses.useId,
    usedAt: uses.usedAt,
    usedClock: uses.usedClock,
    usedQuantity: uses.quantity,
    isOfBox: sql<boolean>`${uses.itemId} is not null`,
    takenAt: planDoses.takenAt,
    takenClock: planDoses.takenClock,
    quantity: planDoses.quantity,
    notes: planDoses.notes,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(planDoses)
      .leftJoin(uses, eq(uses.id, planDoses.useId))
      .where(
        and(
          eq(planDoses.userId, $.owner),
          isNull(uses.deletedAt),
          or(
            and(gte(planDoses.plannedDay, $.from), lte(planDoses.plannedDay, $.to)),
            and(isNull(planDoses.plannedDay), or(isWithin(planDoses.takenAt, $), isWithin(uses.usedAt, $))),
          ),
        ),
      ),
);

function markedDose(row: Awaited<ReturnType<typeof selectDoses>>[number], zone: string) {
  const { id, planId, useId, plannedDay, plannedTime, outcome, notes } = row;
  const takenAt = row.usedAt ?? row.takenAt;
  const clock = takenAt && clockOfUse({ usedAt: takenAt, usedClock: row.usedClock ?? row.takenClock }, zone);
  return {
    planId,
    outcome,
    notes,
    takenAt,
    takenClock: clock && clockText(clock),
    // Where the boxes did not hold all of it, the plan says how much was taken.
    quantity: row.quantity ?? row.usedQuantity,
    recordId: useId ?? id,
    planned: plannedDay && plannedTime ? { day: plannedDay, time: plannedTime } : null,
    day: plannedDay ?? clock!.day,
    time: clock?.time ?? null,
    isExtra: plannedDay === null,
    isFromElsewhere: outcome === 'taken' && !row.isOfBox,
  };
}

/** Taken beside the plan, each stands for one dose of its day. */
function looseUse({ label: _label, ...use }: LooseUse) {
  return {
    ...use,
    takenClock: clockText(use),
    planned: null,
    outcome: 'taken' as const,
    isExtra: false,
  };
}
