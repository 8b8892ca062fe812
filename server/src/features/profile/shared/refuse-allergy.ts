import { Problem } from '@leveza/contract/problem.ts';
import { allergyQuestion, matchingAllergies } from '@leveza/domain/profile/allergy-match.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { ask, type Question, statement } from '../../../db/statement.ts';
import { profiles } from '../table.ts';

const selectAllergies = statement(
  'profile-allergies',
  { owner: 'uuid' },
  { allergies: profiles.allergies },
  (db, $, row) => db.select(row).from(profiles).where(eq(profiles.userId, $.owner)),
);

interface Product {
  name: string;
  brand: string | null;
  ingredients: string | null;
}

/** The allergies of a profile, to be asked in one with other questions. */
export const allergiesOf = (owner: string): Question<string | null> =>
  selectAllergies.question({ owner }, ([profile]) => profile?.allergies ?? null);

/** Asks before a product is added, opened or taken that an allergy of the profile speaks of. */
export async function refuseAllergy(db: Db, owner: string, product: Product): Promise<void> {
  refuseKnownAllergy(await ask(db, allergiesOf(owner)), product);
}

/** The same where the allergies were asked for already. */
export function refuseKnownAllergy(allergies: string | null, product: Product): void {
  const matches = matchingAllergies(allergies, {
    ...product,
    ingredients: product.ingredients ?? '',
  });
  if (matches.length === 0) return;
  throw new Problem('known-allergy', { message: allergyQuestion(product.name, matches) });
}
