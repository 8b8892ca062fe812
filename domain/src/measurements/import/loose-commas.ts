const DIGITS = /^\d{1,4}$/;
const DECIMALS = /^\d{1,3}$/;
/** Beyond these the ways of reading a line are too many to be worth trying. */
const MOST_CELLS = 12;
const MOST_JOINS = 3;

type Cells = readonly string[];

/**
 * Whether a comma may have cut a weight in two: '92' and '4' in neighbouring cells of a table whose separator is the
 * comma too.
 */
export function mayBeCut(cells: Cells, weight: number): boolean {
  return DIGITS.test(cells[weight]?.trim() ?? '') && DECIMALS.test(cells[weight + 1]?.trim() ?? '');
}

/**
 * A line with more cells than the table has columns, put together again where only one way of doing so can be read;
 * null where there are several, or a weight would be a guess. `meaningOf` tells what a way says, or null.
 */
export function rejoined(
  cells: Cells,
  { width, weight }: { width: number; weight: number },
  meaningOf: (cells: Cells) => string | null,
): Cells | null {
  const found = new Map<string, Cells>();
  for (const way of waysOf(cells, width)) {
    const meaning = meaningOf(way);
    if (meaning !== null) found.set(meaning, way);
  }
  if (found.size > 1) return null;
  const [only] = found.values();
  return only ?? (mayBeCut(cells, weight) ? null : cells);
}

/** Blanks at the end may be cells of their own or a comma too many. */
function* waysOf(cells: Cells, width: number): Generator<Cells> {
  for (let length = cells.length; length >= width; length--) {
    yield* joinedBy(cells.slice(0, length), length - width);
    if (cells[length - 1]?.trim()) return;
  }
}

/** Every way of joining so many pairs of neighbours. */
function* joinedBy(cells: Cells, joins: number): Generator<Cells> {
  if (cells.length > MOST_CELLS || joins > MOST_JOINS || joins * 2 > cells.length) return;
  if (joins === 0) yield cells;
  else {
    const [first = '', second = ''] = cells;
    for (const rest of joinedBy(cells.slice(2), joins - 1)) yield [`${first},${second}`, ...rest];
    for (const rest of joinedBy(cells.slice(1), joins)) yield [first, ...rest];
  }
}
