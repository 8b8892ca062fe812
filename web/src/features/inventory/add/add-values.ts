import { InventoryInput } from '@leveza/contract/inventory/inventory.ts';
import { readDecimal } from '@leveza/contract/decimal.ts';
import { optionalText, text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { SUB_CATEGORIES, type SubCategory } from '@leveza/domain/catalog/categories.ts';
import {
  DEFAULT_EFFECTIVENESS,
  DEFAULT_EXPIRY_ALERT_DAYS,
  DEFAULT_LOW_STOCK_THRESHOLD,
} from '@leveza/domain/inventory/defaults.ts';
import { DEFAULT_UNIT_TYPE } from '@leveza/domain/inventory/units.ts';
import type { BoxValues } from '../fields/box-values.ts';

/** What the fields of both form steps hold. */
export interface AddValues extends BoxValues {
  name: string;
  brand: string | null;
  dosage: string;
  category: SubCategory | null;
  boxQuantity: number | null;
  boxes: number | null;
}

/** The two steps checked as one: the box as the contract takes it, and the product's own names for the rest. */
export const AddForm = InventoryInput.omit({
  productId: true,
  customName: true,
  customBrand: true,
  customMainCategory: true,
  customSubCategory: true,
  customDosage: true,
  customForm: true,
  currentQuantity: true,
  openedDate: true,
}).extend({
  name: text(200).min(1, 'Nome é obrigatório'),
  brand: optionalText(200),
  dosage: text(100).min(1, 'Dosagem é obrigatória'),
  category: z.enum(SUB_CATEGORIES).nullable(),
  boxQuantity: z.preprocess(
    readDecimal,
    z.number('Informe as unidades por caixa.').min(0, 'O mínimo é 0.').max(100_000),
  ),
});
export type Filled = z.output<typeof AddForm>;

/** The fields of the first step, which are right before the second one opens. */
export const FIRST_STEP = [
  'name',
  'brand',
  'dosage',
  'category',
  'boxQuantity',
  'boxes',
] as const satisfies (keyof AddValues)[];

/** A box as the specification has it until somebody says otherwise, bought today. */
export function blankValues(today: string): AddValues {
  return {
    name: '',
    brand: null,
    dosage: '',
    category: null,
    boxQuantity: null,
    boxes: 1,
    unitType: DEFAULT_UNIT_TYPE,
    purchaseDate: today,
    expiryDate: null,
    purchasePrice: null,
    store: null,
    batchNumber: null,
    prescribedBy: null,
    frequencyTimes: null,
    frequencyPer: null,
    unitsPerDose: 1,
    dailyDose: null,
    instructions: null,
    isFavorite: false,
    needsRefrigeration: false,
    storageLocation: null,
    lowStockThreshold: DEFAULT_LOW_STOCK_THRESHOLD,
    daysBeforeExpiryAlert: DEFAULT_EXPIRY_ALERT_DAYS,
    notes: null,
    effectivenessRating: DEFAULT_EFFECTIVENESS,
  };
}

/** Whether a patient wrote anything over what the form began with; an emptied field is as good as never filled. */
export function isEdited(values: AddValues, start: AddValues): boolean {
  const names = Object.keys(start) as (keyof AddValues)[];
  return names.some((name) => !Object.is(written(values[name]), written(start[name])));
}

const written = (value: AddValues[keyof AddValues] | undefined) =>
  (typeof value === 'string' ? value.trim() : value) || (value === 0 || value === false ? value : null);

/** 'Próximo' waits for these. */
export function isFirstStepFilled({
  name,
  dosage,
  boxQuantity,
}: Pick<AddValues, 'name' | 'dosage' | 'boxQuantity'>): boolean {
  return Boolean(name.trim() && dosage.trim()) && boxQuantity !== null && !Number.isNaN(boxQuantity);
}
