/** To two decimals; adding zero turns -0 into 0. */
export function hundredths(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100 + 0;
}
