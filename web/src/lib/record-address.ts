import { momentTextOf, oneOf, textOf } from './address.ts';

/**
 * The kinds of record the sheet over every screen takes; `last-dose` asks for the day of a dose already taken, `skip` for
 * the reason of one that was not.
 */
export const RECORDS = [
  'choose',
  'dose',
  'last-dose',
  'skip',
  'weight',
  'symptom',
  'medicine',
  'meal',
  'water',
] as const;
export type RecordName = (typeof RECORDS)[number];

export interface RecordSearch {
  /** The record of the sheet: `?record=weight`. */
  record?: RecordName;
  /** The pen a dose is recorded from; the suggested one where it is not said. */
  recordPen?: string;
  /** The planned moment that a dose or a skipped one is recorded for. */
  recordAt?: string;
}

export function readRecordSearch(search: Record<string, unknown>): RecordSearch {
  const record = oneOf(RECORDS, search.record);
  const recordPen = textOf(search.recordPen);
  const recordAt = momentTextOf(search.recordAt);
  if (!record || (record === 'skip' && !recordAt)) return {};
  return { record, ...(recordPen && { recordPen }), ...(recordAt && { recordAt }) };
}
