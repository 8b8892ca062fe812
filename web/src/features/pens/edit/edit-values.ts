import type { Pen } from '@leveza/contract/pens/pens.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import type { PenValues } from '../pen-values.ts';

/** An entry as its form holds it. */
export function editValues(pen: Pen): PenValues {
  const { medication } = pen;
  return {
    catalogId: medication.id,
    medicationName: medication.commercialName,
    activeIngredient: medication.activeIngredient,
    manufacturer: medication.manufacturer,
    brand: pen.brand,
    presentation: pen.presentation,
    purchaseDate: pen.purchaseDate,
    expiryDate: pen.expiryDate,
    batchNumber: pen.batchNumber,
    isFree: pen.pricePaid === null,
    pricePaid: pen.pricePaid,
    purchaseLocation: pen.purchaseLocation,
    totalVolume: toMg(Math.round(toUnits(pen.totalVolume) / pen.units)),
    remainingVolume: pen.remainingVolume,
    dosesUsed: null,
    concentrationMgMl: pen.concentrationMgMl,
    // The dose in use, so that another one can be said.
    currentDoseMg: pen.countedDoseMg,
    units: pen.presentation === 'single-dose-pen' ? pen.units : null,
    copies: 1,
    dosesPerVial: pen.dosesPerVial,
    totalBoxes: pen.totalBoxes,
    totalVials: pen.totalVials,
    boxNumber: pen.boxNumber,
    inUseDays: pen.inUseDays,
    halfLifeHours: pen.halfLifeHours,
    isOpened: false,
    openedAt: null,
    notes: pen.notes,
    reason: null,
  };
}
