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

/** Finds the allergies of the profile that a product is or belongs to; undefined while the rule is on its way. */
export function useAllergyRule(): ((product: Product) => AllergyMatch[]) | undefined {
  const { allergies } = useSession();
  const isNeeded = allergies !== null && allergies !== '';
  const rule = useCode(loadRule, isNeeded);
  if (!isNeeded) return () => [];
  return rule && ((product) => rule.matchingAllergies(allergies, product));
}

/** The allergies of the profile that a product is or belongs to; the server asks by the same rule. */
export function useAllergies(product: Product): AllergyMatch[] {
  return useAllergyRule()?.(product) ?? [];
}
