import type { Activity } from '@leveza/contract/dashboard.ts';
import { linkTo, type Place } from '@leveza/contract/place.ts';
import { kindOf } from '@leveza/domain/inventory/classify.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import type { Facts, Units } from './activity-words.ts';
import { activityWords } from './activity-words.ts';

const MOST = 8;
/** Daily uses must not crowd out other records. */
const MOST_USES = 3;

type Row = { id: string; at: string } & Facts;

// A box is classified by its own words and its product's.
const BOX_FACTS = sql`json_build_object('name', coalesce(i.custom_name, p.name), 'unitType', i.unit_type,
  'customName', i.custom_name, 'customMainCategory', i.custom_main_category, 'customSubCategory', i.custom_sub_category,
  'product', json_build_object('name', p.name, 'mainCategory', p.main_category, 'subCategory', p.sub_category))`;

const most = sql.raw(String(MOST));

const selectRecent = statement(
  'recent-activity',
  { owner: 'uuid' },
  {
    kind: sql<Row['kind']>`recent.kind`,
    id: sql<string>`recent.id`,
    at: sql<string>`recent.at`,
    facts: sql<Row['facts']>`recent.facts`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(
      (select 'application' as kind, id, applied_at as at,
          json_build_object('name', medication_name, 'doseMg', dose_mg) as facts
        from applications where user_id = ${$.owner} order by applied_at desc, id desc limit ${most})
      union all
      (select 'measurement', id, measured_at,
          json_build_object('weight', weight_kg, 'waist', abdominal_cm, 'hip', hip_cm, 'bodyFat', body_fat_percent,
            'systolic', blood_pressure_syst, 'diastolic', blood_pressure_diast, 'glucose', glucose_mg_dl,
            'pulse', resting_pulse)
        from measurements where user_id = ${$.owner} order by measured_at desc, id desc limit ${most})
      union all
      (select 'side-effect', id, felt_at,
          json_build_object('name', other_name, 'effectType', effect_type, 'intensity', intensity)
        from side_effects where user_id = ${$.owner} order by felt_at desc, id desc limit ${most})
      union all
      (select 'use', u.id, u.used_at, json_build_object('quantity', u.quantity, 'box', ${BOX_FACTS})
        from (select * from uses where user_id = ${$.owner} and deleted_at is null
          order by used_at desc, id desc limit ${sql.raw(String(MOST_USES))}) u
        join inventory_items i on i.id = u.item_id join products p on p.id = i.product_id)
      union all
      (select 'pen', id, created_at, json_build_object('name', medication_name, 'price', price_paid)
        from pens where user_id = ${$.owner} and deleted_at is null order by created_at desc limit ${most})
      union all
      (select 'box', i.id, i.created_at, json_build_object('box', ${BOX_FACTS})
        from (select * from inventory_items where user_id = ${$.owner} and deleted_at is null
          order by created_at desc limit ${most}) i
        join products p on p.id = i.product_id)
    ) recent`,
      )
      .orderBy(sql`recent.at desc`)
      .limit(MOST),
);

/** The latest records: the newest few of each kind, then the newest of all. */
export function recentActivity(db: Db, owner: string): Promise<Row[]> {
  return selectRecent(db, { owner }) as Promise<Row[]>;
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
