import { ANVISA_PRESCRIPTIONS } from '../sources/authorities.ts';
import { cite, sourced } from '../sources/source.ts';
import type { Day } from '../time/days.ts';
import { addDays } from '../time/days.ts';

/** Pharmacies keep the prescription of a GLP-1; it serves for 90 days after the day it was written. */
export const VALID_DAYS = 90;
export const VALIDITY_SOURCES = sourced([cite(ANVISA_PRESCRIPTIONS, 'validade e retenção da receita')]);

/** The day of writing does not count: written on day 0, it still serves on day 90. */
export function prescriptionLastDay(issuedOn: Day): Day {
  return addDays(issuedOn, VALID_DAYS);
}

export function isPrescriptionValid(issuedOn: Day, today: Day): boolean {
  return today <= prescriptionLastDay(issuedOn);
}

/** How long the patient can buy: the latest last day, which is past when every prescription is. */
export function lastCoveringDay(prescriptions: readonly { issuedOn: Day }[], today: Day): Day | null {
  const all = prescriptions.map(({ issuedOn }) => issuedOn);
  const valid = all.filter((issuedOn) => isPrescriptionValid(issuedOn, today));
  const newest = (valid.length > 0 ? valid : all).toSorted().at(-1);
  return newest === undefined ? null : prescriptionLastDay(newest);
}
