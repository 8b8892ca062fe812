import { textOf } from '../../lib/address.ts';

export interface PrescriptionsSearch {
  /** The prescription that is being written: `new`, or its identifier. */
  receita?: string;
}

export function readPrescriptionsSearch(search: Record<string, unknown>): PrescriptionsSearch {
  return { receita: textOf(search.receita) };
}
