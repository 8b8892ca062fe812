/** The moments evenly between two, both among them. */
export function evenMoments(first: Date, last: Date, most: number): Date[] {
  const [start, end] = [first.getTime(), last.getTime()];
  return Array.from({ length: most }, (_, place) => new Date(start + ((end - start) * place) / (most - 1)));
}

/**
 * At most `most` points, the first and the last included, spread as evenly in time as the data allows; oldest first.
 * For a long history it is enough to pass the two ends and `most` points before and after each even moment: the result
 * is the same.
 */
export function spreadPoints<T extends { at: Date }>(points: readonly T[], most = 8): T[] {
  const sorted = points.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (sorted.length <= most) return sorted;
  if (most < 2) return sorted.slice(sorted.length - most);
  const times = sorted.map(({ at }) => at.getTime());
  const moments = evenMoments(sorted[0]!.at, sorted.at(-1)!.at, most);
  const chosen = [0];
  for (let place = 1; place < most; place++) {
    const wanted = moments[place]!.getTime();
    // As many must be left as there are places, so that a crowd of weighings does not thin out the chart.
    const last = sorted.length - (most - place);
    let index = chosen.at(-1)! + 1;
    while (index < last && Math.abs(times[index + 1]! - wanted) <= Math.abs(times[index]! - wanted)) index++;
    chosen.push(place === most - 1 ? sorted.length - 1 : index);
  }
  return chosen.map((index) => sorted[index]!);
}
