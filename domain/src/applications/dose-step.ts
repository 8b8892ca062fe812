/**
 * A step of the ladder that a strength stands on, by its mg alone, so that a dose has one colour on every chart and in
 * every period. Each strength of a molecule has a step of its own.
 */
const LADDER: readonly (readonly number[])[] = [
  [0.005, 0.25, 0.6, 0.75, 2.5],
  [0.01, 0.5, 1.2, 1.5, 5],
  [0.02, 1, 1.8, 7.5],
  [1.7, 4.5, 10],
  [2, 3, 7.2, 12.5],
  [2.4, 7, 15],
];

export const DOSE_STEPS = LADDER.length;

/** From 0. A strength of no label has one too, always the same. */
export function doseStep(doseMg: number): number {
  const known = LADDER.findIndex((doses) => doses.includes(doseMg));
  return known === -1 ? Math.round(doseMg * 100) % DOSE_STEPS : known;
}
