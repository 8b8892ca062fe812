import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useAllergies } from '../profile/shared/use-allergies.ts';

/** The profile's allergies that speak of a pen. */
export function usePenAllergies({ medication, brand }: Pen) {
  return useAllergies({
    name: medication.commercialName,
    brand,
    ingredients: medication.activeIngredient,
  });
}
