import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import type { DoseUnit } from '@leveza/domain/plans/plan-words.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { clockOfUse } from '../../usage/shared/clock-of-use.ts';
import {
  ingredientsOfUse,
  nameOfUse,
  strengthOfUse,
  unitOfUse,
  usesWithSource,
} from '../../usage/shared/source-of-use.ts';
import { uses } from '../../usage/table.ts';
import { dosageOf } from '../reply.ts';
import { planDoses, planVersions } from '../table.ts';

/** A planned tablet is taken on its day or until the next one is due, which is a month later at most. */
const NEAR = sql.raw(`interval '62 days'`);

/** The words that a plan had on the day of a dose. */
const versionOfDose = sql`lateral (select said.* from ${planVersions} said where said.plan_id = dose.plan_id
  order by case when said.from_day <= coalesce(dose.planned_day, left(dose.taken_clock, 10)::date, dose.taken_at::date)
    then said.from_day end desc nulls last, said.from_day
  limit 1) version`;

/** Newest first. An injection kept as a box is counted in another unit. */
const selectTaken = statement(
  'taken-tablets',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  {
    name: sql<string>`taken.name`,
    strength: sql<string | null>`taken.strength`,
    dose: sql<number | null>`taken.dose::float8`,
    doseUnit: sql<DoseUnit | null>`taken.dose_unit`,
    ingredients: sql<string>`taken.ingredients`,
    form: sql<string>`taken.form`,
    seconds: sql<number>`extract(epoch from taken.at)::float8`,
    clock: sql<string | null>`taken.clock`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select ${nameOfUse} as name, ${strengthOfUse} as strength, null::numeric as dose, null as dose_unit,
            concat_ws(' ', ${ingredientsOfUse}, version.name, version.brand) as ingredients,
            ${unitOfUse} as form, ${uses.usedAt} as at, ${uses.usedClock} as clock
          from ${usesWithSource}
          left join ${planDoses} dose on dose.use_id = ${uses.id}
          left join ${versionOfDose} on true
          where ${uses.userId} = ${$.owner} and ${uses.deletedAt} is null
            and ${uses.usedAt} >= ${$.from}::timestamptz and ${uses.usedAt} <= ${$.to}::timestamptz
            and ${unitOfUse} in ('tablets', 'capsules')
          union all
          select version.name, null, version.dose, version.dose_unit,
            concat_ws(' ', planned.active_ingredient, planned.name, planned.brand, version.brand),
            version.dosage_form, dose.taken_at, dose.taken_clock
          from ${planDoses} dose join ${versionOfDose} on true
          left join ${products} planned on planned.id = version.product_id
          where dose.user_id = ${$.owner} and dose.outcome = 'taken' and dose.use_id is null
            and dose.taken_at >= ${$.from}::timestamptz and dose.taken_at <= ${$.to}::timestamptz
            and (dose.planned_day is null or (dose.planned_day >= ${$.from}::timestamptz - ${NEAR}
              and dose.planned_day <= ${$.to}::timestamptz + ${NEAR}))
            and version.dosage_form in ('tablet', 'capsule')) taken`,
      )
      .orderBy(sql`taken.at desc`),
);

export interface TakenTablet {
  name: string;
  /** With its strength: 'Rybelsus 7 mg'. */
  label: string;
  ingredients: string;
  at: Date;
  /** By the patient's clock where it was taken. */
  day: Day;
  isTablet: boolean;
  /** A GLP-1, of which one is taken a day. */
  isOnceADay: boolean;
}

interface Asked {
  owner: string;
  zone: string;
  from: Date;
  to: Date;
}

/**
 * Tablets and capsules of a stretch of time, newest first: out of a box, from elsewhere, or ticked in a plan that no box
 * gave. All that is asked about one more tablet, and about an injection after it, is asked here.
 */
export function takenTabletsQuestion<T>(
  { zone, ...asked }: Asked,
  read: (taken: TakenTablet[]) => T,
): Question<T> {
  return selectTaken.question(asked, (rows) => read(rows.map((row) => tabletOf(row, zone))));
}

function tabletOf(row: Awaited<ReturnType<typeof selectTaken>>[number], zone: string): TakenTablet {
  const { ingredients, form, seconds, clock, dose, doseUnit } = row;
  const name = nameWithoutBox(row.name);
  const strength = dose !== null && doseUnit !== null ? dosageOf({ dose, doseUnit }) : row.strength;
  const at = new Date(seconds * 1000);
  return {
    name,
    label: nameWithStrength(name, strength),
    ingredients,
    at,
    day: clockOfUse({ usedAt: at, usedClock: clock }, zone).day,
    isTablet: form === 'tablets' || form === 'tablet',
    isOnceADay: isOnceADay({ name, ingredients }, form),
  };
}
