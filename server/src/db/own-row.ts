import { Problem } from '@leveza/contract/problem.ts';

/** The row a patient asked for. One of another patient is not found either: nobody learns that it exists. */
export function ownRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not-found');
  return row;
}
