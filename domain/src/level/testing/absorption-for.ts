const FASTEST = 1e6;

/** The absorption that puts the peak where it is published; no slower than elimination, which bounds the peak. */
export function absorptionFor(halfLifeHours: number, peakHours: number): number {
  const elimination = Math.LN2 / halfLifeHours;
  const peakOf = (ratio: number) => Math.log(ratio) / (ratio - 1) / elimination;
  let [low, high] = [1, FASTEST];
  for (let round = 0; round < 100; round++) {
    const middle = Math.sqrt(low * high);
    if (middle > 1 && peakOf(middle) > peakHours) low = middle;
    else high = middle;
  }
  return elimination * high;
}
