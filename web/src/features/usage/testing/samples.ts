import type { Use } from '@leveza/contract/usage.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { losartan } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';

/** An instant by the clock of the patient's home. */
export const at = (day: string, time: string) => instantAt(day, time, ANA.timeZone).toISOString();

/** An open box of losartan, 10 tablets left. */
export const LOSARTAN = losartan({
  currentQuantity: 10,
  purchaseDate: null,
  expiryDate: null,
  purchasePrice: null,
  frequencyTimes: null,
  frequencyPer: null,
});

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
