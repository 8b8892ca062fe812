import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { unitLabel, type UnitType } from '@leveza/domain/catalog/units.ts';
import { type DoseUnit, unitText } from '@leveza/domain/plans/plan-words.ts';
import { sql } from 'drizzle-orm';
import { type Places, type Question, statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../../inventory/table.ts';
import {
  ingredientsOfUse,
  nameOfUse,
  strengthOfUse,
  unitOfUse,
  usesWithSource,
} from '../../usage/shared/source-of-use.ts';
import { uses } from '../../usage/table.ts';
import { dosageOf } from '../reply.ts';
import { planDoses, plans, planVersions } from '../table.ts';

/**
 * Boxes and plans without injections, and products taken without a box, by their names; deleted ones too, because their
 * doses were taken.
 */
const selectNames = statement(
  'oral-names',
  { owner: 'uuid' },
  {
    id: sql<string>`named.id`,
    isPlan: sql<boolean>`named.is_plan`,
    productId: sql<string | null>`named.product_id`,
    name: sql<string>`named.name`,
    ingredients: sql<string>`named.ingredients`,
  },
  (db, $, row) =>
    db.select(row).from(
      sql`(select item.id, false as is_plan, item.product_id, coalesce(item.custom_name, product.name) as name,
          concat_ws(' ', product.active_ingredient, product.name, product.brand) as ingredients
        from ${inventoryItems} item join ${products} product on product.id = item.product_id
        where item.user_id = ${$.owner} and product.kind is not null
        union
        select product.id, false, product.id, product.name,
          concat_ws(' ', product.active_ingredient, product.name, product.brand)
        from ${uses} used join ${products} product on product.id = used.product_id
        where used.user_id = ${$.owner}
        union
        select plan.id, true, version.product_id, version.name,
          concat_ws(' ', product.active_ingredient, product.name, product.brand, version.brand)
        from ${plans} plan join ${planVersions} version on version.plan_id = plan.id
        left join ${products} product on product.id = version.product_id
        where plan.user_id = ${$.owner} and version.medication_type <> 'glp1') named`,
    ),
);

/** Ids of boxes, and of products taken without one, and of plans. */
interface Sources {
  boxes: string[];
  plans: string[];
}

interface FoundSources extends Sources {
  /** Whether a dose was of the GLP-1: its plan may be of another medicine before or since. */
  isOral: (dose: PlanWords) => boolean;
}

/** A plan in the words of one of its days. */
interface PlanWords {
  planId: string;
  productId: string | null;
  name: string;
}

const keyOf = ({ planId, productId, name }: PlanWords) => JSON.stringify([planId, productId, name]);

/** The boxes and plans whose medicine is, or was, a GLP-1 without an injection. */
export function oralSourcesQuestion(owner: string): Question<FoundSources> {
  return selectNames.question({ owner }, (rows) => {
    const found = rows.filter((named) => glp1In(named) !== null);
    const idsOf = (isPlan: boolean) => [
      ...new Set(found.filter((named) => named.isPlan === isPlan).map(({ id }) => id)),
    ];
    const worded = new Set(
      found.filter(({ isPlan }) => isPlan).map(({ id, ...words }) => keyOf({ planId: id, ...words })),
    );
    return { boxes: idsOf(false), plans: idsOf(true), isOral: (dose) => worded.has(keyOf(dose)) };
  });
}

/** The doses as rows `oral`: those of a plan in the words of their day, and uses that no such plan marked. */
export function oralRows($: Places<'owner' | 'zone' | 'boxes' | 'plans'>) {
  const takenAt = sql`coalesce(used.used_at, dose.taken_at)`;
  const day = sql`coalesce(dose.planned_day, (${takenAt} at time zone ${$.zone}::text)::date)`;
  return sql`(select dose.id, version.name, null as strength, version.dose, version.dose_unit,
            coalesce(item.custom_dosage, boxed.dosage, planned.dosage) as printed,
            concat_ws(' ', planned.active_ingredient, planned.name, planned.brand, version.brand,
              boxed.active_ingredient, boxed.name, boxed.brand, item.custom_name) as ingredients,
            coalesce(${takenAt}, (dose.planned_day + dose.planned_time::time) at time zone ${$.zone}::text) as at,
            coalesce(dose.quantity, used.quantity) as quantity, coalesce(item.unit_type, used.unit_type) as unit_type,
            dose.outcome = 'taken' as is_taken, case when dose.outcome = 'skipped' then dose.notes end as reason
          from ${planDoses} dose
          left join ${uses} used on used.id = dose.use_id
          left join ${inventoryItems} item on item.id = used.item_id
          left join ${products} boxed on boxed.id = coalesce(item.product_id, used.product_id)
          join lateral (select said.* from ${planVersions} said where said.plan_id = dose.plan_id
            order by case when said.from_day <= ${day} then said.from_day end desc nulls last, said.from_day
            limit 1) version on true
          left join ${products} planned on planned.id = version.product_id
          where dose.user_id = ${$.owner} and dose.plan_id = any(${$.plans}::uuid[]) and used.deleted_at is null
          union all
          select ${uses.id}, ${nameOfUse}, ${strengthOfUse}, null, null, ${strengthOfUse}, ${ingredientsOfUse},
            ${uses.usedAt}, ${uses.quantity}, ${unitOfUse}, true, null
          from ${usesWithSource}
          where ${uses.userId} = ${$.owner} and ${uses.deletedAt} is null
            and (${uses.itemId} = any(${$.boxes}::uuid[]) or ${uses.productId} = any(${$.boxes}::uuid[]))
            and not exists (select from ${planDoses} marked where marked.use_id = ${uses.id}
              and marked.plan_id = any(${$.plans}::uuid[]))) oral`;
}

/** Newest first. */
const selectDoses = statement(
  'oral-doses',
  {
    owner: 'uuid',
    from: 'instant',
    to: 'instant',
    zone: 'text',
    boxes: 'uuid[]',
    plans: 'uuid[]',
    most: 'int',
  },
  {
    id: sql<string>`oral.id`,
    seconds: sql<number>`extract(epoch from oral.at)::float8`,
    name: sql<string>`oral.name`,
    ingredients: sql<string>`oral.ingredients`,
    strength: sql<string | null>`oral.strength`,
    dose: sql<number | null>`oral.dose::float8`,
    doseUnit: sql<DoseUnit | null>`oral.dose_unit`,
    quantity: sql<number | null>`oral.quantity::float8`,
    unitType: sql<UnitType | null>`oral.unit_type`,
    isTaken: sql<boolean>`oral.is_taken`,
    reason: sql<string | null>`oral.reason`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(oralRows($))
      .where(sql`oral.at >= ${$.from}::timestamptz and oral.at < ${$.to}::timestamptz`)
      .orderBy(sql`oral.at desc, oral.id desc`)
      .limit($.most),
);

export interface OralDose {
  id: string;
  at: Date;
  /** With its strength: 'Rybelsus 7 mg'. */
  medicationName: string;
  /** Null for a skipped one. */
  quantity: number | null;
  /** 'comprimido', or nothing where no box gave it. */
  unit: string;
  isTaken: boolean;
  /** Why it was skipped. */
  reason: string | null;
}

interface Asked extends Sources {
  owner: string;
  zone: string;
  from: Date;
  to: Date;
  most: number;
}

/**
 * Doses of a GLP-1 without an injection, taken and skipped, newest first. A plan may have been of another medicine on some
 * of its days.
 */
export function oralDosesQuestion(asked: Asked): Question<{ doses: OralDose[]; isCut: boolean }> {
  return selectDoses.question(asked, (rows) => ({
    doses: rows.filter((row) => glp1In(row) !== null).map(oralDose),
    // Doses of another medicine may have taken the places of older ones.
    isCut: rows.length === asked.most,
  }));
}

function oralDose(row: Awaited<ReturnType<typeof selectDoses>>[number]): OralDose {
  const { id, seconds, dose, doseUnit, quantity, unitType, isTaken, reason } = row;
  const name = nameWithoutBox(row.name);
  const strength = dose !== null && doseUnit !== null ? dosageOf({ dose, doseUnit }) : row.strength;
  return {
    id,
    at: new Date(seconds * 1000),
    medicationName: nameWithStrength(name, strength),
    quantity: isTaken ? quantity : null,
    unit:
      unitType === null ? unitText(quantity ?? 1, 'doses') : unitLabel(unitType, 'medication', quantity ?? 1),
    isTaken,
    reason,
  };
}
