import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { addDays, dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { measurements } from '../../measurements/table.ts';
import { later, occasionOf } from './occasion-of.ts';
import { morningOf, type Span } from './span.ts';

const NEW_ONE = { to: '/measurements', search: { open: 'new' } } as const;

const selectLast = statement(
  'last-weighing',
  { owner: 'uuid' },
  { at: measurements.measuredAt, kg: sql<number>`${measurements.weight}`.mapWith(measurements.weight) },
  (db, $, row) =>
    db
      .select(row)
      .from(measurements)
      .where(and(eq(measurements.userId, $.owner), isNotNull(measurements.weight)))
      .orderBy(desc(measurements.measuredAt))
      .limit(1),
);

export interface Weighing {
  at: Date;
  kg: number;
}

/** The last weighing; null where there is none. */
export const lastWeighingQuestion = ({ owner }: Call): Question<Weighing | null> =>
  selectLast.question({ owner }, ([last]) => last ?? null);

/** Every so many days without a weighing, as the patient chose; a patient who never weighs is not asked to. */
export function weighingOccasions(
  last: Weighing | null,
  everyDays: number | null,
  zone: string,
  { from, to }: Span,
): Occasion[] {
  if (last === null || everyDays === null) return [];
  const lastDay = dayIn(zone, last.at);
  const found: Occasion[] = [];
  const first = Math.max(1, Math.ceil(daysBetween(lastDay, from) / everyDays));
  for (let n = first; addDays(lastDay, n * everyDays) <= to; n += 1) {
    const day = addDays(lastDay, n * everyDays);
    const at = morningOf(day, zone);
    found.push(
      occasionOf('measurement', {
        what: `weigh:${day}`,
        at,
        usefulUntil: later(at, Math.min(everyDays, 2) * DAY_MS),
        place: NEW_ONE,
        priority: 'low',
        detailed: {
          title: 'Que tal registrar o peso?',
          body: `A última pesagem foi há ${n * everyDays === 1 ? '1 dia' : `${n * everyDays} dias`}.`,
        },
      }),
    );
  }
  return found;
}
