import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Place } from '@leveza/contract/place.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { placedColumns, placeOf } from '../inventory/shared/place-of.ts';
import { inventoryItems } from '../inventory/table.ts';
import type { RunOut } from '../plans/shared/run-outs.ts';
import { supplyOf, type AtHome } from '../supply/shared/read-pen-supply.ts';

interface Days {
  from: Day;
  to: Day;
}

const selectExpiring = statement(
  'calendar-boxes',
  { owner: 'uuid', from: 'text', to: 'text' },
  { ...placedColumns, expiryDate: inventoryItems.expiryDate },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          gt(inventoryItems.currentQuantity, 0),
          gte(inventoryItems.expiryDate, $.from),
          lte(inventoryItems.expiryDate, $.to),
        ),
      ),
);

/** Boxes that expire in these days. */
export function boxesQuestion({ owner }: Call, days: Days): Question<CalendarEvent[]> {
  return selectExpiring.question({ owner, ...days }, (rows) =>
    rows.map(({ expiryDate, ...box }) => {
      const { name, place } = placeOf(box);
      return onDay(expiryDate!, { id: `box:${box.id}`, title: `Validade: ${name}`, place });
    }),
  );
}

/** Dates of the pens and the receita; each is told only if it falls into these days. */
export function penEvents(call: Call, home: AtHome, { from, to }: Days): CalendarEvent[] {
  const { buyBy, runsOutOn, prescriptionLastDay } = supplyOf(call, home);
  const dates: [string, Day | null, string][] = [
    ['buy-by', buyBy, 'Comprar a próxima caneta'],
    ['runs-out', runsOutOn, 'Primeira dose sem caneta em casa'],
    ['receita', prescriptionLastDay, 'Último dia da receita'],
    ...home.pens.full.map((pen): [string, Day | null, string] => [
      `pen:${pen.id}`,
      pen.expiryDate,
      `Validade: ${pen.medicationName}`,
    ]),
  ];
  const place: Place = { to: '/medications', search: {} };
  return dates.flatMap(([id, day, title]) =>
    // Without its day in the id: a date that moves stays one event in a calendar app.
    day !== null && day >= from && day <= to ? [onDay(day, { id, title, place })] : [],
  );
}

/** The days on which the boxes of plans run out. */
export function runOutEvents(runOuts: readonly RunOut[], { from, to }: Days): CalendarEvent[] {
  return runOuts
    .filter(({ day }) => day >= from && day <= to)
    .map(({ planId, name, kind, day }) =>
      onDay(day, {
        id: `plan-runs-out:${planId}`,
        title: `Primeira dose sem estoque em casa: ${name}`,
        place: { to: kind === 'medication' ? '/medication-store' : '/supplement-store', search: {} },
      }),
    );
}

function onDay(
  date: Day,
  { id, title, place }: Pick<CalendarEvent, 'id' | 'title' | 'place'>,
): CalendarEvent {
  return {
    id,
    type: 'stock',
    title,
    date,
    time: null,
    completed: false,
    important: false,
    isTask: false,
    state: null,
    planId: null,
    plannedAt: null,
    recordId: null,
    dose: null,
    place,
  };
}
