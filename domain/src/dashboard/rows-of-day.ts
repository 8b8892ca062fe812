import { inOrder } from '../order.ts';

export interface DayUse {
  id: string;
  at: Date;
  /** When it was written down, and when it was undone; null while it counts. */
  recordedAt: Date;
  undoneAt: Date | null;
}

/**
 * The row each use of a day ticks, counted from zero: the first free one when it was recorded. An undone use leaves its own
 * row open and the others ticked. Rows stand in the order of the uses' times, whichever was written down first.
 * `of` is how many rows the day has.
 */
export function rowsOfDay<U extends DayUse>(uses: readonly U[], of: number): Map<number, U> {
  const changes = uses
    .flatMap((use) => [
      { use, when: use.recordedAt, isUndo: false },
      ...(use.undoneAt ? [{ use, when: use.undoneAt, isUndo: true }] : []),
    ])
    .toSorted((a, b) => a.when.getTime() - b.when.getTime() || Number(a.isUndo) - Number(b.isUndo));
  let ticked = new Map<number, U>();
  for (const { use, isUndo } of changes) {
    if (isUndo) ticked = new Map([...ticked].filter(([, { id }]) => id !== use.id));
    else ticked = inTimeOrder([...ticked.keys(), firstFree(ticked)], [...ticked.values(), use]);
  }
  // A use beyond the last row takes one that was left open: a dose that was taken is not due again.
  const shown = [...ticked.keys()].filter((row) => row < of);
  const open = Array.from({ length: of }, (_, row) => row).filter((row) => !ticked.has(row));
  return inTimeOrder([...shown, ...open.slice(0, ticked.size - shown.length)], [...ticked.values()]);
}

function firstFree(ticked: ReadonlyMap<number, unknown>): number {
  let row = 0;
  while (ticked.has(row)) row += 1;
  return row;
}

function inTimeOrder<U extends DayUse>(rows: number[], uses: U[]): Map<number, U> {
  const byTime = uses.toSorted((a, b) => a.at.getTime() - b.at.getTime() || inOrder(a.id, b.id));
  return new Map(rows.toSorted((a, b) => a - b).map((row, index) => [row, byTime[index]!]));
}
