import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { DEFAULT_PEN_VOLUME_ML, DEFAULT_VIAL_VOLUME_ML, VIALS_PER_BOX } from '@leveza/domain/pens/options.ts';
import type { PenValues } from '../pen-values.ts';

/** An empty form: a pen bought today. */
export function emptyValues(today: string): PenValues {
  return {
    catalogId: null,
    medicationName: '',
    activeIngredient: '',
    manufacturer: '',
    brand: null,
    presentation: 'multi-dose-pen',
    purchaseDate: today,
    expiryDate: null,
    batchNumber: null,
    isFree: false,
    pricePaid: null,
    purchaseLocation: null,
    totalVolume: null,
    remainingVolume: null,
    dosesUsed: null,
    concentrationMgMl: null,
    currentDoseMg: null,
    units: null,
    copies: 1,
    dosesPerVial: null,
    totalBoxes: null,
    totalVials: null,
    boxNumber: null,
    inUseDays: null,
    halfLifeHours: null,
    isOpened: false,
    openedAt: null,
    notes: null,
    reason: null,
  };
}

/** Everything the catalogue knows, so that only the price and the dates are left to say. */
export function productValues(product: Glp1Product, today: string): PenValues {
  const { presentation, unitsPerBox, doseOptionsMg, vialsPerBox } = product;
  const volume = product.totalVolumeMl ?? product.volumePerVial;
  return {
    ...emptyValues(today),
    catalogId: product.id,
    medicationName: product.commercialName,
    activeIngredient: product.activeIngredient,
    manufacturer: product.manufacturer,
    presentation,
    totalVolume: volume ?? (presentation === 'vial' ? DEFAULT_VIAL_VOLUME_ML : DEFAULT_PEN_VOLUME_ML),
    concentrationMgMl: product.concentrationMgMl,
    currentDoseMg: doseOptionsMg.length === 1 ? doseOptionsMg[0]! : null,
    ...COUNTS[presentation](unitsPerBox, vialsPerBox ?? VIALS_PER_BOX),
  };
}

type Counts = Partial<Pick<PenValues, 'units' | 'copies' | 'totalBoxes' | 'totalVials'>>;

const COUNTS: Record<Glp1Product['presentation'], (perBox: number[], vials: number) => Counts> = {
  'single-dose-pen': (perBox) => ({ units: Math.max(1, ...perBox) }),
  'multi-dose-pen': (perBox) => ({ copies: Math.min(...perBox, perBox.length > 0 ? Infinity : 1) }),
  vial: (_, vials) => ({ totalBoxes: 1, totalVials: vials }),
};

/** Values that change with the container: a pen has no boxes of vials, and a vial is small. */
export function switchedTo(presentation: PenValues['presentation']): Partial<PenValues> {
  if (presentation === 'vial') {
    return {
      presentation,
      totalVolume: DEFAULT_VIAL_VOLUME_ML,
      totalBoxes: 1,
      totalVials: VIALS_PER_BOX,
      units: null,
      copies: 1,
    };
  }
  return {
    presentation,
    totalVolume: null,
    totalBoxes: null,
    totalVials: null,
    dosesPerVial: null,
    boxNumber: null,
    units: presentation === 'single-dose-pen' ? 1 : null,
    copies: 1,
  };
}
