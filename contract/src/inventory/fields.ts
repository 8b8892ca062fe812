import { MAIN_CATEGORIES, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { FREQUENCIES } from '@leveza/domain/inventory/frequency.ts';
import { UNIT_TYPES } from '@leveza/domain/catalog/units.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { readDecimal } from '../decimal.ts';
import { optionalText } from '../text.ts';
import { day } from '../time.ts';
import { z } from '../zod.ts';

/** Shown when a product could not be made before its box (specification, second document, section 5). */
export const NO_PRODUCT = 'Erro: Produto não foi criado no catálogo. Não é possível adicionar ao inventário.';

const MOST_UNITS = 100_000;
export const quantity = z.preprocess(
  readDecimal,
  z
    .number('Informe um número.')
    .min(0, 'A quantidade não pode ser negativa.')
    .max(MOST_UNITS, 'A quantidade é grande demais.'),
);

/** The word for a box that is opened as it is sent: the clock of a device may run fast. */
export const OPENS_NOW = 'now';

/** A day (counted from 12:00 where the patient lives), an instant, or now by the server's clock. */
const openedDate = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .union(
      [z.string().refine(isDay), z.iso.datetime({ offset: true }), z.literal(OPENS_NOW)],
      'Data inválida',
    )
    .nullish(),
);

/** Money travels as text; typed with comma or point, kept with two decimals. */
const price = z.preprocess(
  (value) => (value === '' ? null : readDecimal(value)),
  z
    .number('Informe um valor.')
    .min(0, 'O preço não pode ser negativo.')
    .max(1_000_000, 'O preço é alto demais.')
    .nullish(),
);

export const wholeFrom1 = (most: number) =>
  z.preprocess(
    readDecimal,
    z
      .number('Informe um número.')
      .int('Use um número inteiro.')
      .min(1, 'O valor mínimo é 1.')
      .max(most, `O valor máximo é ${most}.`),
  );

/** Everything about a box a patient can write. */
export const box = {
  productId: z.uuid({ error: NO_PRODUCT }),
  customName: optionalText(200),
  customBrand: optionalText(200),
  customMainCategory: z.enum(MAIN_CATEGORIES).nullish(),
  customSubCategory: z.enum(SUB_CATEGORIES).nullish(),
  customDosage: optionalText(100),
  customForm: optionalText(40),
  boxQuantity: quantity.nullish(),
  unitType: z.enum(UNIT_TYPES),
  purchaseDate: day,
  expiryDate: day,
  openedDate,
  batchNumber: optionalText(100),
  purchasePrice: price,
  store: optionalText(200),
  prescribedBy: optionalText(200),
  dailyDose: optionalText(100),
  /** Frequency and size of a dose, for the run-out day; null if the patient gave none. */
  frequencyTimes: wholeFrom1(24).nullish(),
  frequencyPer: z.enum(FREQUENCIES).nullish(),
  unitsPerDose: z.preprocess(readDecimal, z.number().positive('Informe mais que zero.').max(1000)),
  instructions: optionalText(1000),
  isFavorite: z.boolean(),
  needsRefrigeration: z.boolean(),
  storageLocation: optionalText(200),
  lowStockThreshold: wholeFrom1(MOST_UNITS),
  daysBeforeExpiryAlert: wholeFrom1(3650),
  notes: optionalText(2000),
  effectivenessRating: z.preprocess(readDecimal, z.number().int().min(1).max(5)),
};
