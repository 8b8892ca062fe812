import { type Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { users } from '../../auth/table.ts';
import { daysWithin } from '../days-within.ts';
import { OFFSETS, offsetsOf, stretchTable } from '../offsets.ts';
import type { Span } from '../span.ts';
import { recordedMonths } from '../table.ts';

const selectDays = statement(
  'report-days',
  { owner: 'uuid', from: 'instant', to: 'instant', zone: 'text', ...OFFSETS },
  ($) => ({
    name: users.name,
    createdOn: sql<Day>`(${users.createdAt} at time zone ${$.zone}::text)::date::text`,
    recordedDays: sql<number>`recorded.days::int`,
    firstOn: sql<Day | null>`recorded.first::text`,
    lastOn: sql<Day | null>`recorded.last::text`,
    keptMonths: sql<Day[]>`recorded.months`,
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(users)
      .innerJoin(
        sql`(with kept as materialized (
            select month, days, first_on, last_on, begins_at, ends_at from ${recordedMonths}
            where user_id = ${$.owner} and zone = ${$.zone}::text
              and begins_at >= ${$.from}::timestamptz and ends_at <= ${$.to}::timestamptz)
          select sum(days) as days, min(first) as first, max(last) as last,
            array(select month::text from kept) as months from (
            select count(distinct day) as days, min(day) as first, max(day) as last
            from ${stretchTable($)} cross join lateral (${daysWithin($.owner, sql`stretch.shift`)}) recorded
            union all
            select coalesce(sum(days), 0), min(first_on), max(last_on) from kept) part) recorded`,
        sql`true`,
      )
      .where(sql`${users.id} = ${$.owner}`),
);

export interface Account {
  name: string;
  createdOn: Day;
  /** Days of the period with any record. */
  recordedDays: number;
  /** The first and the last of them. */
  firstOn: Day | null;
  lastOn: Day | null;
  /** The months of the period that are kept, by their first days. */
  keptMonths: Day[];
}

export function accountQuestion(span: Span): Question<Account> {
  return selectDays.question({ ...span, ...offsetsOf(span) }, ([row]) => row!); // the patient of the call
}
