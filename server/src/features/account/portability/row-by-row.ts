import { setImmediate as letOthersWork } from 'node:timers/promises';

const ROWS_AT_ONCE = 100;

/** `map` for lists that may be long: other patients' requests are answered in between. */
export async function rowByRow<Row, Made>(
  rows: readonly Row[],
  make: (row: Row, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) await letOthersWork();
    made.push(make(row, at));
  }
  return made;
}
