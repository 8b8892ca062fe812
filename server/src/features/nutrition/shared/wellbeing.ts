import type { WellbeingDay } from '@leveza/contract/nutrition/wellbeing.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import { wellbeingDays } from '../table.ts';

const selectWellbeing = statement(
  'wellbeing-of-days',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    day: wellbeingDays.day,
    hunger: wellbeingDays.hunger,
    cravings: wellbeingDays.cravings,
    satiety: wellbeingDays.satiety,
    energy: wellbeingDays.energy,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(wellbeingDays)
      .where(
        and(
          eq(wellbeingDays.userId, $.owner),
          gte(wellbeingDays.day, sql`${$.from}::date`),
          lte(wellbeingDays.day, sql`${$.to}::date`),
        ),
      )
      .orderBy(wellbeingDays.day),
);

/** How the days of a span were, oldest first; days without an answer are left out. */
export const wellbeingQuestion = (owner: string, from: Day, to: Day): Question<WellbeingDay[]> =>
  selectWellbeing.question({ owner, from, to }, (rows) =>
    rows.filter(({ hunger, cravings, satiety, energy }) =>
      [hunger, cravings, satiety, energy].some((scale) => scale !== null),
    ),
  );
