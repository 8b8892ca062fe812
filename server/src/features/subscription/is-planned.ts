import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { substancesIn } from '@leveza/domain/catalog/substances-in.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { plans, planVersions } from '../plans/table.ts';

type Medicine = Pick<PlanInput, 'name' | 'productId'>;

const named = ({ name }: Medicine) => ({ name, ingredients: '' });

/**
 * Whether a plan goes on with a medicine instead of beginning one: an oral GLP-1 is the treatment itself, and another
 * strength, brand or box of a medicine that has a plan is the same medicine.
 */
export async function isPlanned(db: Db, owner: string, medicine: Medicine): Promise<boolean> {
  if (glp1In(named(medicine)) !== null) return true;
  const known = await db
    .select({ name: planVersions.name, productId: planVersions.productId })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(and(eq(planVersions.userId, owner), isNull(plans.deletedAt)));
  return known.some((one) => isSame(one, medicine));
}

const STRENGTH = /\d[\d.,/]*\s*(mg|mcg|g|ml|ui|%)?\b/g;

/** 'Loratadina 10 mg' and 'Loratadina 5 mg' are one medicine. */
const withoutStrength = (name: string) => searchText(name).replaceAll(STRENGTH, '').trim();

function isSame(one: Medicine, other: Medicine): boolean {
  if (one.productId !== null && one.productId === other.productId) return true;
  if (withoutStrength(one.name) === withoutStrength(other.name)) return true;
  const substances = substancesIn(named(one));
  return [...substancesIn(named(other))].some((substance) => substances.has(substance));
}
