import type { Activity } from '@leveza/contract/dashboard.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { UnitType } from '@leveza/domain/inventory/units.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import type { WeightUnit } from '@leveza/domain/profile/units.ts';
import { weightIn } from '@leveza/domain/profile/units.ts';
import { EFFECT_LABEL } from '@leveza/domain/side-effects/effect-types.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { number, reais } from './words.ts';

const MOST = 8;
/** What is taken daily must not crowd out everything else. */
const MOST_USES = 3;

interface Row extends Record<string, unknown> {
  kind: Activity['kind'];
  id: string;
  at: string;
  name: string | null;
  amount: string | null;
  word: string | null;
  place: ItemKind | null;
}

/** What was recorded lately, whatever it was: the newest few of each kind, then the newest of all. */
export async function recentActivity(db: Db, owner: string, weightUnit: WeightUnit): Promise<Activity[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      (select 'application' as kind, id, applied_at as at, medication_name as name, dose_mg::text as amount, null as word, null as place
        from applications where user_id = ${owner} order by applied_at desc, id desc limit ${MOST})
      union all
      (select 'measurement', id, measured_at, null, weight_kg::text, null, null
        from measurements where user_id = ${owner} order by measured_at desc, id desc limit ${MOST})
      union all
      (select 'side-effect', id, felt_at, other_name, intensity::text, effect_type, null
        from side_effects where user_id = ${owner} order by felt_at desc, id desc limit ${MOST})
      union all
      (select 'use', u.id, u.used_at, coalesce(i.custom_name, p.name), u.quantity::text, i.unit_type, p.kind
        from (select * from uses where user_id = ${owner} order by used_at desc, id desc limit ${MOST_USES}) u
        join inventory_items i on i.id = u.item_id join products p on p.id = i.product_id)
      union all
      (select 'pen', id, created_at, medication_name, price_paid::text, null, null
        from pens where user_id = ${owner} and deleted_at is null order by purchase_date desc, created_at desc limit ${MOST})
      union all
      (select 'box', i.id, i.created_at, coalesce(i.custom_name, p.name), null, null, p.kind
        from (select * from inventory_items where user_id = ${owner} and deleted_at is null
          order by created_at desc limit ${MOST}) i
        join products p on p.id = i.product_id)
    ) recent order by at desc limit ${MOST}`);
  return rows.map((row) => activityOf(row, weightUnit));
}

const LINK: Record<Activity['kind'], string> = {
  application: '/applications',
  measurement: '/measurements',
  'side-effect': '/side-effects',
  use: '/medicacoes',
  pen: '/medications',
  box: '/medication-store',
};

function activityOf(row: Row, weightUnit: WeightUnit): Activity {
  return {
    kind: row.kind,
    id: row.id,
    at: new Date(row.at).toISOString(),
    ...wordsOf(row, weightUnit),
    link: row.kind === 'box' && row.place === 'supplement' ? '/supplement-store' : LINK[row.kind],
  };
}

function wordsOf(
  { kind, name, amount, word, place }: Row,
  weightUnit: WeightUnit,
): { title: string; detail: string | null } {
  const value = amount === null ? null : number(Number(amount));
  switch (kind) {
    case 'application':
      return { title: `Aplicação de ${name}`, detail: `${number(Number(amount), 4)} mg` };
    case 'measurement':
      return {
        title: 'Medição',
        detail: amount && `${number(weightIn(weightUnit, Number(amount)))} ${weightUnit}`,
      };
    case 'side-effect':
      return { title: name ?? EFFECT_LABEL[word as EffectType], detail: intensityLabel(Number(amount)) };
    case 'use':
      return {
        title: `${name}`,
        detail: `Uso: ${value} ${unitLabel(word as UnitType, place ?? 'medication', Number(amount))}`,
      };
    case 'pen':
      return { title: `Caneta ${name} cadastrada`, detail: reais(Number(amount)) };
    case 'box':
      return { title: `${name} no estoque`, detail: null };
  }
}
