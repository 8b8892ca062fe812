import { InventoryChange } from '@leveza/contract/inventory/inventory.ts';
import { upTo } from '@leveza/contract/time.ts';
import { SUB_CATEGORIES, type SubCategory } from '@leveza/domain/catalog/categories.ts';
import { SUB_CATEGORY_LABEL } from '@leveza/domain/catalog/labels.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import type { z } from 'zod';
import { forDraft } from '../../../ui/form/draft.ts';
import type { Option } from '../../../ui/form/option.ts';
import type { StockCard } from '../stock-card.ts';

/** Only the screen knows which day it is where the patient lives. */
export function editSchema(today: string) {
  const { purchaseDate, openedDate } = InventoryChange.shape;
  const asked = InventoryChange.omit({
    productId: true,
    customMainCategory: true,
    customForm: true,
    isActive: true,
    confirmSecondOpen: true,
    confirmAllergy: true,
  });
  const schema = asked.extend({
    purchaseDate: purchaseDate.refine(...upTo(today)),
    openedDate: openedDate.refine(...upTo(today)),
  });
  return forDraft(schema, 'unitType');
}

/** The form's values: the box as shown to the patient, and the reason for a corrected quantity. */
export type EditValues = z.input<ReturnType<typeof editSchema>>;
export type Edited = z.output<ReturnType<typeof editSchema>>;

export function editValues({ item, name, brand, dosage, subCategory, ...card }: StockCard): EditValues {
  return {
    customName: name,
    customBrand: brand,
    customDosage: dosage,
    customSubCategory: subCategory as SubCategory | null,
    unitType: item.unitType,
    boxQuantity: item.boxQuantity,
    currentQuantity: item.currentQuantity,
    openedDate: card.openedDate,
    purchaseDate: card.purchaseDate,
    expiryDate: card.expiryDate,
    purchasePrice: card.pricePaid,
    store: item.store,
    batchNumber: item.batchNumber,
    prescribedBy: item.prescribedBy,
    frequencyTimes: item.frequencyTimes,
    frequencyPer: item.frequencyPer,
    unitsPerDose: item.unitsPerDose,
    dailyDose: item.dailyDose,
    instructions: item.instructions,
    isFavorite: item.isFavorite,
    needsRefrigeration: item.needsRefrigeration,
    storageLocation: item.storageLocation,
    lowStockThreshold: item.lowStockThreshold,
    daysBeforeExpiryAlert: item.daysBeforeExpiryAlert,
    effectivenessRating: item.effectivenessRating,
    notes: item.notes,
    reason: null,
  };
}

/** The categories that keep a box on the screen it is on. */
export function categoryOptions({ item, kind }: StockCard): Option<SubCategory>[] {
  return SUB_CATEGORIES.filter((sub) => kindOf({ ...item, customSubCategory: sub }) === kind).map((sub) => ({
    value: sub,
    label: SUB_CATEGORY_LABEL[sub],
  }));
}
