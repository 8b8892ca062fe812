import { type AllergyMatch, matchingAllergies } from '@leveza/domain/profile/allergy-match.ts';
import { useSession } from '../../../lib/session.ts';

interface Product {
  name: string;
  brand: string | null;
  ingredients: string;
}

/** The allergies of the profile that a product is or belongs to; the server asks by the same rule. */
export function useAllergies(product: Product): AllergyMatch[] {
  return matchingAllergies(useSession().allergies, product);
}
