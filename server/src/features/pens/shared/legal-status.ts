import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { noticeOfName } from '@leveza/domain/catalog/name-notice.ts';
import { knownProduct } from './glp1-catalog.ts';

interface Recorded {
  catalogId: string | null;
  medicationName: string;
  activeIngredient?: string;
  manufacturer?: string;
}

/** As the catalogue says it, or as far as the name tells it of a product that was typed by hand. */
export function legalStatusOf(recorded: Recorded): Glp1Product['legalStatus'] | null {
  const { catalogId, medicationName, activeIngredient = '', manufacturer = '' } = recorded;
  const product = knownProduct(catalogId);
  if (product) return product.legalStatus;
  return (
    noticeOfName({ name: medicationName, ingredients: `${activeIngredient} ${manufacturer}` })?.status ?? null
  );
}
