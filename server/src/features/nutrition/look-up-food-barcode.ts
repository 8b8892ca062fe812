import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import type { FoundFood } from '@leveza/contract/nutrition/foods.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { categoryOfTags, isDrinkByTags } from '@leveza/domain/nutrition/barcode-foods.ts';
import { portionNutrients } from '@leveza/domain/nutrition/portion.ts';
import type { Call } from '../../http/call.ts';
import { within } from '../../http/deadline.ts';
import type { LookUpEan, OpenFoodFactsProduct } from '../../services/open-food-facts.ts';
import { ATTRIBUTION } from '../../services/open-food-facts.ts';
import { lookUpEan } from '../catalog/shared/ean-lookups.ts';
import { foodList } from './list-foods.ts';

const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';
const NOTHING = { food: null, found: null, attribution: null, licence: null };

/** A food by its barcode: the patient's own first; nothing of another source is stored before it is saved. */
export async function lookUpFoodBarcode(call: Call, typed: string, ask: LookUpEan | null) {
  const ean = normaliseEan(typed);
  if (ean === null) throw new Problem('invalid-input', { fields: { ean: WRONG_EAN } });
  const { own } = await within(() => foodList(call));
  const food = own.find((each) => each.ean === ean);
  if (food) return { ...NOTHING, food };
  const known = ask && (await lookUpEan(call, ean, ask));
  if (!known) return NOTHING;
  return { food: null, found: foundFood(ean, known), attribution: ATTRIBUTION, licence: LICENCE };
}

const HUNDRED = 100;

/** Per serving where the label has one, else per 100 g. */
function foundFood(ean: string, { name, brand, servingSize, food }: OpenFoodFactsProduct): FoundFood {
  const tags = food?.tags ?? [];
  const servingGrams = food?.servingGrams ?? HUNDRED;
  const isDrink = isDrinkByTags(tags);
  const unit = isDrink ? 'ml' : 'g';
  const per100 = food?.per100 ?? UNKNOWN;
  return {
    ...portionNutrients({ ...per100, servingGrams: HUNDRED }, { quantity: 1, grams: servingGrams }),
    name,
    brand,
    category: categoryOfTags(tags),
    serving:
      (food?.servingGrams && servingSize?.slice(0, 80)) || `${servingGrams.toLocaleString('pt-BR')} ${unit}`,
    servingGrams,
    isDrink,
    ean,
  };
}

const UNKNOWN = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
};
