import type { Activity } from '@leveza/contract/dashboard.ts';
import { linkTo, type Place } from '@leveza/contract/place.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import type { Facts, Units } from './activity-words.ts';
import { activityWords } from './activity-words.ts';

const MOST = 8;
/** Daily uses must not crowd out other records. */
const MOST_USES = 3;
/** Older doses of plans are not among the latest records of anybody who takes some; their days have an index. */
const DOSE_DAYS = 30;

type Row = { id: string; at: string } & Facts;

// A box is classified by its own words and its product's; a use from elsewhere has no box.
const boxFacts = (
  unitType: SQL,
) => sql`json_build_object('name', coalesce(i.custom_name, p.name), 'unitType', ${unitType},
  'customName', i.custom_name, 'customMainCategory', i.custom_main_category, 'customSubCategory', i.custom_sub_category,
  'product', json_build_object('name', p.name, 'mainCategory', p.main_category, 'subCategory', p.sub_category))`;

const selectRecent = statement(
  'recent-activity',
  { owner: 'uuid', oldest: 'text' },
  {
    kind: sql<Row['kind']>`newest.kind`,
    id: sql<string>`newest.id`,
    at: sql<string>`newest.at`,
    // Facts are read of the few that are shown, not of every candidate.
    facts: sql<Row['facts']>`case newest.kind
      when 'application' then (select json_build_object('name', medication_name, 'doseMg', dose_mg)
        from applications where id = newest.id)
      when 'measurement' then (select json_build_object('weight', weight_kg, 'waist', abdominal_cm, 'hip', hip_cm,
          'bodyFat', body_fat_percent, 'systolic', blood_pressure_syst, 'diastolic', blood_pressure_diast,
          'glucose', glucose_mg_dl, 'pulse', resting_pulse)
        from measurements where id = newest.id)
      when 'side-effect' then (
        select json_build_object('name', other_name, 'effectType', effect_type, 'intensity', intensity)
        from side_effects where id = newest.id)
      when 'use' then (select json_build_object('quantity', u.quantity, 'box',
          ${boxFacts(sql`coalesce(i.unit_type, u.unit_type)`)})
        from uses u left join inventory_items i on i.id = u.item_id
        join products p on p.id = coalesce(i.product_id, u.product_id) where u.id = newest.id)
      when 'dose' then (select json_build_object('name', v.name, 'dose', v.dose, 'doseUnit', v.dose_unit)
        from plan_doses d join plan_versions v on v.plan_id = d.plan_id where d.id = newest.id
        order by v.from_day <= d.planned_day desc, abs(v.from_day - d.planned_day) limit 1)
      when 'pen' then (select json_build_object('name', medication_name, 'price', price_paid)
        from pens where id = newest.id)
      when 'box' then (select json_build_object('box', ${boxFacts(sql`i.unit_type`)})
        from inventory_items i join products p on p.id = i.product_id where i.id = newest.id) end`,
  },
  (db, $, row) => {
    const newestOf = (kind: Row['kind'], table: string, at: string, limit = MOST, where = sql`true`) => sql`
      (select ${sql.raw(`'${kind}'`)} as kind, id, ${sql.identifier(at)} as at from ${sql.identifier(table)}
        where user_id = ${$.owner} and ${where} order by ${sql.identifier(at)} desc, id desc limit ${sql.raw(String(limit))})`;
    const isKept = sql`deleted_at is null`;
    // A dose out of a box is a use already.
    const isOfNoBox = sql`outcome = 'taken' and use_id is null and taken_at is not null
      and planned_day >= ${$.oldest}::date`;
    return db
      .select(row)
      .from(
        sql`(${sql.join(
          [
            newestOf('application', 'applications', 'applied_at'),
            newestOf('measurement', 'measurements', 'measured_at'),
            newestOf('side-effect', 'side_effects', 'felt_at'),
            newestOf('use', 'uses', 'used_at', MOST_USES, isKept),
            newestOf('dose', 'plan_doses', 'taken_at', MOST_USES, isOfNoBox),
            newestOf('pen', 'pens', 'created_at', MOST, isKept),
            newestOf('box', 'inventory_items', 'created_at', MOST, isKept),
          ],
          sql` union all `,
        )} order by at desc limit ${sql.raw(String(MOST))}) newest`,
      )
      .orderBy(sql`newest.at desc`);
  },
);

/** The latest records: the newest few of each kind, then the newest of all. */
export function recentActivityQuestion({ owner, zone, now }: Call): Question<Row[]> {
  return selectRecent.question(
    { owner, oldest: addDays(dayIn(zone, now), -DOSE_DAYS) },
    (rows) => rows as Row[],
  );
}

/** The same in words, in the patient's own units. */
export function activityReply(rows: readonly Row[], units: Units): Activity[] {
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    at: new Date(row.at).toISOString(),
    ...activityWords(row, units),
    link: linkTo(placeOfRecord(row)),
  }));
}

/** Where the record itself is opened. */
function placeOfRecord(row: Row): Place {
  const item = row.id;
  switch (row.kind) {
    case 'application':
      return { to: '/applications', search: { open: 'edit', item } };
    case 'measurement':
      return { to: '/measurements', search: { open: 'edit', item } };
    case 'side-effect':
      return { to: '/side-effects', search: { open: 'details', item } };
    case 'use':
    case 'dose':
      return { to: '/medicacoes', search: {} };
    case 'pen':
      return { to: '/medications', search: { pen: item, open: 'details' } };
    case 'box': {
      const isMedication = kindOf(row.facts.box) === 'medication';
      return {
        to: isMedication ? '/medication-store' : '/supplement-store',
        search: { item, open: 'details' },
      };
    }
  }
}
