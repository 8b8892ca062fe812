type Span = readonly [from: number, to: number];

/** Where a value stands between two pixels. The scale of d3 brings colours, dates and number formats along: 8 kB. */
export function linear([low, high]: Span, [start, end]: Span): (value: number) => number {
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}
