import { decimal } from '../decimal.ts';
import type { ItemKind } from '../catalog/classify.ts';
import type { UnitType } from '../catalog/units.ts';

export interface QuantityLimits {
  min: number;
  max: number | null;
  step: number;
}

const COUNTED: QuantityLimits = { min: 0.5, max: 10, step: 0.5 };
const MEASURED: QuantityLimits = { min: 0.1, max: 100, step: 0.1 };
/** A use takes a small part of them. */
const LARGE: QuantityLimits = { min: 0.1, max: 10, step: 0.1 };

/**
 * How much of a medication can be taken at once. The specification (second document, section 5) names halves up to 10,
 * which is right for what is counted; 20 drops and 15 ml are ordinary doses too.
 */
const MEDICATION: Record<UnitType, QuantityLimits> = {
  tablets: COUNTED,
  capsules: COUNTED,
  sachets: COUNTED,
  doses: COUNTED,
  ampoules: COUNTED,
  drops: { min: 1, max: 100, step: 1 },
  ml: MEASURED,
  grams: MEASURED,
  tubes: LARGE,
  bottles: LARGE,
};

/** Supplements are taken in tenths of any unit, by the same section. */
const SUPPLEMENT: QuantityLimits = { min: 0.1, max: null, step: 0.1 };

interface Taken {
  kind: ItemKind;
  unitType: UnitType;
}

export function quantityLimits({ kind, unitType }: Taken): QuantityLimits {
  return kind === 'medication' ? MEDICATION[unitType] : SUPPLEMENT;
}

/** Far below any step and far above what binary floats add to 0.1 + 0.2. */
const FLOAT_DUST = 1e-6;

export function isAllowedQuantity(taken: Taken, quantity: number): boolean {
  const { min, max, step } = quantityLimits(taken);
  const steps = quantity / step;
  return (
    Math.abs(steps - Math.round(steps)) < FLOAT_DUST &&
    quantity > min - FLOAT_DUST &&
    (max === null || quantity < max + FLOAT_DUST)
  );
}

/** The limits as a patient reads them. */
export function limitsText(taken: Taken): string {
  const { min, max, step } = quantityLimits(taken);
  return max === null
    ? `A partir de ${decimal(min)}, de ${decimal(step)} em ${decimal(step)}.`
    : `De ${decimal(min)} a ${decimal(max)}, de ${decimal(step)} em ${decimal(step)}.`;
}
