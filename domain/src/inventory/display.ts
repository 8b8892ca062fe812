import { categoryLabel } from '../catalog/labels.ts';
import type { Day } from '../time/days.ts';
import { DEFAULT_ZONE, dayIn, isDay } from '../time/days.ts';
import type { ItemKind } from '../catalog/classify.ts';
import { DEFAULT_BOX_SIZE } from '../catalog/box-size.ts';
import { DEFAULT_DAILY_DOSES } from './defaults.ts';
import type { Frequency, FrequencyChoice } from './frequency.ts';
import { dosesPerDay, frequencyText } from './frequency.ts';
import type { UnitType } from '../catalog/units.ts';
import { unitLabel } from '../catalog/units.ts';

/** A box with its product, as the list of the stock has it. */
export interface Stocked {
  product?: {
    name: string;
    brand: string | null;
    mainCategory: string;
    subCategory: string | null;
    form: string | null;
    dosage: string | null;
  } | null;
  customName: string | null;
  customBrand: string | null;
  customMainCategory: string | null;
  customSubCategory: string | null;
  customDosage: string | null;
  customForm: string | null;
  currentQuantity: number;
  boxQuantity: number | null;
  unitType: UnitType;
  purchaseDate: string | null;
  expiryDate: string | null;
  openedDate: string | null;
  createdAt: string;
  /** Money travels as text. */
  purchasePrice: string | null;
  dailyDose: string | null;
  frequencyTimes: number | null;
  frequencyPer: FrequencyChoice | null;
  instructions: string | null;
  isFavorite: boolean;
}

/** The values on a box's card (specification, second document, section 3). */
export interface Display {
  name: string;
  brand: string | null;
  dosage: string | null;
  mainCategory: string | null;
  subCategory: string | null;
  /** The word of the chip. */
  category: string | null;
  productForm: string | null;
  frequency: string;
  /** Doses of one day, at least one. */
  dailyDoses: number;
  startDate: Day;
  purchaseDate: Day | null;
  expiryDate: Day | null;
  openedDate: Day | null;
  isOpened: boolean;
  totalQuantity: number;
  remainingQuantity: number;
  quantityUnit: string;
  /** Null if the price is unknown, which is not the same as free. */
  pricePaid: number | null;
  purpose: string;
  isFavorite: boolean;
}

const UNNAMED: Record<ItemKind, string> = {
  supplement: 'Produto sem nome',
  medication: 'Nome indisponível',
};
const DEFAULT_PURPOSE: Record<ItemKind, string> = { supplement: 'Suplementação', medication: '' };

export function displayOf(item: Stocked, kind: ItemKind, zone: string = DEFAULT_ZONE): Display {
  const { product } = item;
  const mainCategory = written(item.customMainCategory, product?.mainCategory);
  const subCategory = written(item.customSubCategory, product?.subCategory);
  const isInjected = isInjection(item.customForm) || isInjection(product?.form);
  const frequency = frequencyOf(item);
  const purchaseDate = item.purchaseDate && dayOf(item.purchaseDate, zone);
  return {
    name: written(item.customName, product?.name) ?? UNNAMED[kind],
    brand: written(item.customBrand, product?.brand),
    dosage: written(item.customDosage, product?.dosage),
    mainCategory,
    subCategory,
    category: categoryLabel(subCategory, mainCategory),
    productForm: written(item.customForm, product?.form),
    frequency: frequencyText(frequency, item.dailyDose, { isAsNeeded: item.frequencyPer === 'as-needed' }),
    dailyDoses: frequency ? Math.max(DEFAULT_DAILY_DOSES, dosesPerDay(frequency)) : DEFAULT_DAILY_DOSES,
    startDate: purchaseDate ?? dayOf(item.createdAt, zone),
    purchaseDate,
    expiryDate: item.expiryDate && dayOf(item.expiryDate, zone),
    openedDate: item.openedDate && dayOf(item.openedDate, zone),
    isOpened: item.openedDate !== null,
    totalQuantity: item.boxQuantity || DEFAULT_BOX_SIZE,
    remainingQuantity: item.currentQuantity,
    quantityUnit: unitLabel(item.unitType, kind),
    pricePaid: priceOf(item.purchasePrice),
    purpose: isInjected ? '' : (written(item.instructions) ?? DEFAULT_PURPOSE[kind]),
    isFavorite: item.isFavorite,
  };
}

/** The first of these texts that is not blank. */
function written(...texts: (string | null | undefined)[]): string | null {
  return texts.find((text) => text?.trim()) ?? null;
}

function isInjection(form: string | null | undefined): boolean {
  return form === 'INJECTION' || form === 'PEN';
}

export function frequencyOf({
  frequencyTimes: times,
  frequencyPer: per,
}: Pick<Stocked, 'frequencyTimes' | 'frequencyPer'>): Frequency | null {
  return times && per && per !== 'as-needed' ? { times, per } : null;
}

/** A day stays as it is; an instant becomes the day it was where the patient lives. */
function dayOf(moment: string, zone: string): Day {
  return isDay(moment) ? moment : dayIn(zone, new Date(moment));
}

function priceOf(text: string | null): number | null {
  const price = Number(text?.trim().replace(',', '.') || Number.NaN);
  return Number.isNaN(price) ? null : price;
}
