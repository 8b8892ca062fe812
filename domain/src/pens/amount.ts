/** Amounts are counted in whole ten-thousandths of a mg: a float would lose or make up medicine. */
const PER_MG = 10_000;

export function toUnits(mg: number): number {
  return Math.round(mg * PER_MG);
}

export function toMg(units: number): number {
  // Adding zero turns -0, which a spent nothing becomes, into 0.
  return units / PER_MG + 0;
}

/**
 * The amount in a volume. Boxes round the concentration (8,3333 mg/ml × 2,4 ml are 20 mg, not 19,9999), and a
 * ten-thousandth short would cost the patient a dose on the screen.
 */
export function mgIn(volumeMl: number, concentrationMgMl: number): number {
  return Math.round(volumeMl * concentrationMgMl * 1000) / 1000;
}
