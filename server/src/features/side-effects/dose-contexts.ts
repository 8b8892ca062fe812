import type { DoseContext } from '@leveza/contract/side-effects.ts';
import { amountAt } from '@leveza/domain/level/curve.ts';
import { daysSinceDose } from '@leveza/domain/side-effects/context.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { knownProduct } from '../pens/store.ts';

interface Dose {
  at: string;
  mg: number;
  catalog: string | null;
  name: string;
}

/** As far back as a dose still counts for any molecule. */
const COUNTS_DAYS = 75;

/** Where the treatment stood at each moment: a bounded look back for each, however long the history. */
export async function doseContexts(
  db: Db,
  owner: string,
  felt: readonly { id: string; feltAt: Date }[],
  zone: string,
): Promise<Map<string, DoseContext>> {
  if (felt.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; doses: Dose[] | null }>(sql`
    select felt.id, before.doses
    from unnest(
      ${sql.param(felt.map(({ id }) => id))}::uuid[],
      ${sql.param(felt.map(({ feltAt }) => feltAt.toISOString()))}::timestamptz[]
    ) as felt(id, at)
    cross join lateral (
      select json_agg(json_build_object('at', applied_at, 'mg', dose_mg, 'catalog', catalog_id, 'name', medication_name)
        order by applied_at) as doses
      from (
        select * from applications
        where user_id = ${owner} and applied_at <= felt.at and applied_at > felt.at - ${COUNTS_DAYS} * interval '1 day'
        order by applied_at desc limit 100
      ) recent
    ) before`);
  const dosesOf = new Map(rows.map(({ id, doses }) => [id, doses ?? []]));
  const found = new Map<string, DoseContext>();
  for (const { id, feltAt } of felt) {
    const context = contextOf(dosesOf.get(id) ?? [], feltAt, zone);
    if (context) found.set(id, context);
  }
  return found;
}

function contextOf(doses: Dose[], feltAt: Date, zone: string): DoseContext | null {
  const last = doses.at(-1);
  if (!last) return null;
  const times = doses.map(({ at }) => new Date(at));
  const product = knownProduct(last.catalog);
  const same = doses.filter(
    ({ catalog }) => product?.molecule && knownProduct(catalog)?.molecule === product.molecule,
  );
  const given = same.map(({ at, mg }) => ({ at: new Date(at), mg }));
  const [level] = product?.kinetics ? amountAt(given, product.kinetics, [feltAt]) : [];
  return {
    medicationName: last.name,
    doseMg: last.mg,
    daysSince: daysSinceDose(feltAt, times, zone) ?? 0,
    levelMg: level === undefined ? null : Math.round(level * 100) / 100,
  };
}
