import type { AllergyMatch } from '@leveza/domain/profile/allergy-match.ts';
import { useSession } from '../../../lib/session.ts';
import { useCode } from '../../../lib/use-code.ts';

interface Product {
  name: string;
  brand: string | null;
  ingredients: string;
}

/** Classes and names of substances: large, and only a profile with an allergy needs them. */
const loadRule = () => import('@leveza/domain/profile/allergy-match.ts');

/** The allergies of the profile that a product is or belongs to; the server asks by the same rule. */
export function useAllergies(product: Product): AllergyMatch[] {
  const { allergies } = useSession();
  const rule = useCode(loadRule, allergies !== null && allergies !== '');
  return rule?.matchingAllergies(allergies, product) ?? [];
}
