import type { CounterfeitLot } from '@leveza/contract/pens/glp1-catalog.ts';
import { findCounterfeit } from '@leveza/domain/pens/counterfeit.ts';
import type { PenRow } from '../table.ts';
import { GLP1_CATALOG } from './glp1-catalog.ts';

/** The lot that Anvisa lists as counterfeit, where the pen is of one. */
export function counterfeitOf({
  batchNumber,
  medicationName,
}: Pick<PenRow, 'batchNumber' | 'medicationName'>): CounterfeitLot | null {
  return findCounterfeit(batchNumber, medicationName, GLP1_CATALOG.counterfeitLots);
}
