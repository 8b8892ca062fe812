import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { dayOf } from '../lib/format.ts';
import { ANA } from './patient.ts';

/** Today where the patient of the tests lives. */
export const TODAY = dayOf(new Date(), ANA.timeZone);
export const inDays = (days: number) => addDays(TODAY, days);

const VITAMIN_D: InventoryItem = {
  id: '00000000-0000-4000-8000-000000000001',
  productId: '10000000-0000-4000-8000-000000000001',
  product: {
    id: '10000000-0000-4000-8000-000000000001',
    name: 'Vitamina D3',
    brand: 'Addera',
    mainCategory: 'VITAMINS_MINERALS',
    subCategory: 'VITAMINS',
    form: 'CAPSULE',
    dosage: '2.000 UI',
    activeIngredient: 'Colecalciferol',
    isVerified: true,
  },
  customName: null,
  customBrand: null,
  customMainCategory: null,
  customSubCategory: null,
  customDosage: null,
  customForm: null,
  currentQuantity: 24,
  boxQuantity: 30,
  unitType: 'capsules',
  purchaseDate: inDays(-20),
  expiryDate: inDays(400),
  openedDate: null,
  batchNumber: null,
  purchasePrice: '60.00',
  store: null,
  prescribedBy: null,
  dailyDose: null,
  frequencyTimes: null,
  frequencyPer: null,
  unitsPerDose: 1,
  instructions: null,
  isActive: true,
  isFavorite: false,
  needsRefrigeration: false,
  storageLocation: null,
  lowStockThreshold: 5,
  daysBeforeExpiryAlert: 30,
  notes: null,
  effectivenessRating: 3,
  createdAt: '2026-01-02T12:00:00.000Z',
};

let made = 1;

/** A closed box of vitamin D, unless said otherwise; each is a box of a product of its own. */
export function box({
  product,
  ...changes
}: Partial<Omit<InventoryItem, 'product'>> & {
  product?: Partial<InventoryItem['product']>;
} = {}): InventoryItem {
  made += 1;
  const last = String(made).padStart(12, '0');
  const productId = changes.productId ?? `10000000-0000-4000-8000-${last}`;
  return {
    ...VITAMIN_D,
    id: `00000000-0000-4000-8000-${last}`,
    ...changes,
    productId,
    product: { ...VITAMIN_D.product, ...product, id: productId },
  };
}

/** An open box of a medicine. */
export const losartan = (changes: Parameters<typeof box>[0] = {}) =>
  box({
    openedDate: '2026-01-10T15:00:00.000Z',
    unitType: 'tablets',
    ...changes,
    product: {
      name: 'Losartana',
      brand: 'Medley',
      dosage: '50 mg',
      mainCategory: 'MEDICATIONS',
      subCategory: 'ANTIHYPERTENSIVE',
      form: 'TABLET',
      activeIngredient: 'Losartana potássica',
      ...changes.product,
    },
  });
