import type { Report } from '@leveza/contract/reports/reports.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { inOrder } from '@leveza/domain/order.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { BoxLine } from './questions/medicines.ts';

/** An Ozempic may be kept as a box as well, in ml or ampoules: it is no tablet. */
export const isTablets = (box: BoxLine): boolean =>
  (box.unitType === 'tablets' || box.unitType === 'capsules') && glp1In(box) !== null;

/** The box of tablets with a GLP-1 that was taken from last, or one that waits at home; null without any. */
export function tabletsOf(
  boxes: readonly BoxLine[],
  zone: string,
): NonNullable<Report['treatment']>['tablets'] {
  const [last] = boxes
    .filter(isTablets)
    .toSorted((one, other) => inOrder(other.lastUsedAt ?? '', one.lastUsedAt ?? ''));
  if (!last) return null;
  const name = [last.name, last.strength].filter(Boolean).join(' ');
  return { name, lastTakenOn: last.lastUsedAt && dayIn(zone, new Date(last.lastUsedAt)) };
}
