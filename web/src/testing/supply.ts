import type { PenSupply } from '@leveza/contract/supply.ts';

/** Pens at home and no dose planned. */
export const SUPPLY: PenSupply = {
  dosesLeft: 11,
  others: [],
  medicationName: 'Ozempic',
  penIds: [],
  doseMg: 1,
  lastCoveredDoseAt: null,
  runsOutOn: null,
  buyBy: null,
  leadDays: 10,
  prescriptionLastDay: null,
  costPerDose: 250,
  costPerMonth: 1071.43,
  needs: [],
};
