import type { InventoryItem } from '@leveza/contract/inventory.ts';
import type { Use } from '@leveza/contract/usage.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { dayOf } from '../../../lib/format.ts';
import { ANA } from '../../../testing/patient.ts';

export const TODAY = dayOf(new Date(), ANA.timeZone);
export const inDays = (days: number) => addDays(TODAY, days);
/** An instant by the clock of the patient's home. */
export const at = (day: string, time: string) => instantAt(day, time, ANA.timeZone).toISOString();

/** An open box of losartan, 10 tablets left. */
export const LOSARTAN: InventoryItem = {
  id: '00000000-0000-4000-8000-000000000011',
  productId: '10000000-0000-4000-8000-000000000011',
  product: {
    id: '10000000-0000-4000-8000-000000000011',
    name: 'Losartana',
    brand: 'Medley',
    mainCategory: 'MEDICATIONS',
    subCategory: 'ANTIHYPERTENSIVE',
    form: 'TABLET',
    dosage: '50 mg',
    activeIngredient: 'Losartana potássica',
    isVerified: true,
  },
  customName: null,
  customBrand: null,
  customMainCategory: null,
  customSubCategory: null,
  customDosage: null,
  customForm: null,
  currentQuantity: 10,
  boxQuantity: 30,
  unitType: 'tablets',
  purchaseDate: null,
  expiryDate: null,
  openedDate: '2026-01-10T15:00:00.000Z',
  batchNumber: null,
  purchasePrice: null,
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

let made = 0;

/** A tablet of losartan taken this minute, unless said otherwise. */
export function use(changes: Partial<Use> = {}): Use {
  made += 1;
  return {
    id: `30000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    inventoryId: LOSARTAN.id,
    name: 'Losartana',
    brand: 'Medley',
    dosage: '50 mg',
    mainCategory: 'MEDICATIONS',
    subCategory: 'ANTIHYPERTENSIVE',
    quantityUsed: 1,
    unitType: 'tablets',
    timeOfDay: 'morning',
    notes: null,
    usedAt: new Date().toISOString(),
    ...changes,
  };
}
