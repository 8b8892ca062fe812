/**
 * Round values from one figure to another, about as many as wanted: steps of 1, 2 or 5 times a power of ten. d3-array
 * has the same function, and brings 1.5 kB to the first screen with it.
 */
export function ticks(low: number, high: number, count: number): number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const step = factorOf(rough / 10 ** power);
  // Below one, a whole number divides: three steps of 0.1 would be 0.30000000000000004.
  const perUnit = 10 ** -power / step;
  const stepSize = step * 10 ** power;
  const valueAt = (index: number) => (power < 0 ? index / perUnit : index * stepSize);
  const indexOf = (value: number) => Math.round(power < 0 ? value * perUnit : value / stepSize);
  const first = valueAt(indexOf(low)) < low ? indexOf(low) + 1 : indexOf(low);
  const last = valueAt(indexOf(high)) > high ? indexOf(high) - 1 : indexOf(high);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => valueAt(first + index));
}

function factorOf(times: number): number {
  if (times >= Math.sqrt(50)) return 10;
  if (times >= Math.sqrt(10)) return 5;
  return times >= Math.SQRT2 ? 2 : 1;
}
