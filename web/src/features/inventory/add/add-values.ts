import { InventoryInput } from '@leveza/contract/inventory/inventory.ts';
import { readDecimal } from '@leveza/contract/decimal.ts';
import { optionalText, text } from '@leveza/contract/text.ts';
import { clockTime, upTo } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import { SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import {
  DEFAULT_EFFECTIVENESS,
  DEFAULT_EXPIRY_ALERT_DAYS,
  DEFAULT_LOW_STOCK_THRESHOLD,
} from '@leveza/domain/inventory/defaults.ts';
import { MOMENTS } from '@leveza/domain/plans/moments.ts';
import { DEFAULT_UNIT_TYPE } from '@leveza/domain/catalog/units.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { BoxForm } from '../fields/box-values.ts';

/** The two steps checked as one: the box as the contract takes it, and the product's own names for the rest. */
const AddForm = BoxForm.extend({
  name: text(200).min(1, 'Nome é obrigatório'),
  brand: optionalText(200),
  dosage: text(100).min(1, 'Dosagem é obrigatória'),
  category: z.enum(SUB_CATEGORIES).nullable(),
  boxQuantity: z.preprocess(
    readDecimal,
    z.number('Informe as unidades por caixa.').min(0, 'O mínimo é 0.').max(100_000),
  ),
  boxes: InventoryInput.shape.boxes,
  /** The hours go into a plan, which is made with the boxes; null makes none. */
  moment: z.enum(MOMENTS).nullable().default(null),
  /** Other hours than those the moment suggests. */
  hours: z
    .array(clockTime)
    .refine((hours) => new Set(hours).size === hours.length, 'Escolha horas diferentes.')
    .nullable()
    .default(null),
});
export type Filled = z.output<typeof AddForm>;

/** Only the screen knows which day it is where the patient lives. */
export const addSchema = (today: string) =>
  forDraft(
    AddForm.extend({ purchaseDate: AddForm.shape.purchaseDate.refine(...upTo(today)) }),
    'name',
    'dosage',
    'unitType',
  );
/** The values of both form steps. */
export type AddValues = z.input<ReturnType<typeof addSchema>>;

/** The fields of the first step, which are right before the second one opens. */
export const FIRST_STEP = [
  'name',
  'brand',
  'dosage',
  'category',
  'unitType',
  'boxQuantity',
  'boxes',
] as const satisfies (keyof AddValues)[];

/** A box with the specification's defaults, bought today. */
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
    moment: null,
    hours: null,
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

/** 'Próximo' waits for these, and a product that brings all of them is not asked about again. */
export function isFirstStepFilled({
  name,
  dosage,
  boxQuantity,
}: Pick<AddValues, 'name' | 'dosage' | 'boxQuantity'>): boolean {
  return Boolean(name.trim() && dosage.trim()) && boxQuantity !== null && !Number.isNaN(boxQuantity);
}
