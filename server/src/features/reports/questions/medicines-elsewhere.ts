import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { products } from '../../catalog/table.ts';
import { uses } from '../../usage/table.ts';
import { isNamedIn, type MedicineLine, TAKEN_LATELY_DAYS } from './medicines.ts';

const selectElsewhere = statement(
  'report-medicines-elsewhere',
  { owner: 'uuid', since: 'instant', zone: 'text' },
  {
    productId: sql<string>`product.id`,
    name: sql<string>`product.name`,
    kind: sql<MedicineLine['kind']>`product.kind`,
    strength: sql<string | null>`product.dosage`,
    ingredients: sql<string>`concat_ws(' ', product.active_ingredient, product.name, product.brand)`,
    clock: sql<string>`max(used.clock)`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        // A row that was imported may have no clock of its own.
        sql`(select taken.product_id, coalesce(taken.used_clock,
              to_char(taken.used_at at time zone ${$.zone}::text, 'YYYY-MM-DD"T"HH24:MI')) as clock
            from ${uses} taken where taken.user_id = ${$.owner} and taken.deleted_at is null
              and taken.used_at >= ${$.since}::timestamptz) used
          join ${products} product on product.id = used.product_id`,
      )
      .groupBy(sql`product.id`)
      .orderBy(sql`max(used.clock) desc, product.name, product.id`),
);

export type ElsewhereLine = MedicineLine & { productId: string; ingredients: string };

/** Medicines and supplements taken lately that came out of no box, the latest first, with the last day of each. */
export function elsewhereLinesQuestion({ owner, zone, now }: Call): Question<ElsewhereLine[]> {
  const since = instantAt(addDays(dayIn(zone, now), -TAKEN_LATELY_DAYS), '00:00', zone);
  return selectElsewhere.question({ owner, since, zone }, (rows) =>
    rows.map(({ clock, strength, ...row }) => ({
      ...row,
      strength: isNamedIn(row.name, strength) ? null : strength,
      dosage: null,
      isFromElsewhere: true,
      frequency: `fora do estoque, última vez em ${clock.slice(0, 10).split('-').toReversed().join('/')}`,
    })),
  );
}
