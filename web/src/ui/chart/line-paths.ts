export interface Spot {
  x: number;
  y: number;
}

/** The line from spot to spot; a gap (`null`) ends it, and a spot between two gaps is a dot. */
export function straightPath(series: readonly (Spot | null)[]): string {
  return draw(series, (run) => run.slice(1).map((spot) => `L${at(spot)}`));
}

/**
 * A smooth line through all spots that never rises or falls beyond them: the slope at each spot is at most what both
 * neighbours allow (M. Steffen, 'A simple method for monotonic interpolation in one dimension', 1990).
 */
export function smoothPath(series: readonly (Spot | null)[]): string {
  return draw(series, (run) => {
    if (run.length === 2) return [`L${at(run[1]!)}`];
    const slopes = slopesOf(run);
    return run.slice(1).map((to, n) => {
      const from = run[n]!;
      const third = (to.x - from.x) / 3;
      const leaving = { x: from.x + third, y: from.y + third * slopes[n]! };
      const arriving = { x: to.x - third, y: to.y - third * slopes[n + 1]! };
      return `C${at(leaving)},${at(arriving)},${at(to)}`;
    });
  });
}

function draw(series: readonly (Spot | null)[], steps: (run: Spot[]) => string[]): string {
  return runsOf(series)
    .map((run) => `M${at(run[0]!)}${run.length === 1 ? 'Z' : steps(run).join('')}`)
    .join('');
}

/** The stretches without a gap. A spot twice in a row has no direction, so it counts once. */
function runsOf(series: readonly (Spot | null)[]): Spot[][] {
  const runs: Spot[][] = [[]];
  for (const spot of series) {
    const run = runs.at(-1)!;
    const last = run.at(-1);
    if (spot === null) runs.push([]);
    else if (last?.x !== spot.x || last.y !== spot.y) run.push(spot);
  }
  return runs.filter((run) => run.length > 0);
}

function slopesOf(run: readonly Spot[]): number[] {
  const widths = run.slice(1).map(({ x }, n) => x - run[n]!.x);
  const rises = run.slice(1).map(({ y }, n) => (y - run[n]!.y) / widths[n]!);
  const inner = rises.slice(1).map((after, n) => {
    const before = rises[n]!;
    const weighed = (before * widths[n + 1]! + after * widths[n]!) / (widths[n]! + widths[n + 1]!);
    const steepest = Math.min(Math.abs(before), Math.abs(after), Math.abs(weighed) / 2);
    return (Math.sign(before) + Math.sign(after)) * steepest;
  });
  // Both ends follow their only neighbour.
  const first = (3 * rises[0]! - inner[0]!) / 2;
  const last = (3 * rises.at(-1)! - inner.at(-1)!) / 2;
  return [first, ...inner, last];
}

const at = ({ x, y }: Spot) => `${rounded(x)},${rounded(y)}`;
const rounded = (value: number) => Math.round(value * 1000) / 1000;
