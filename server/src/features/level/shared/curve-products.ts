import type * as contract from '@leveza/contract/level.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { type Rates, ratesOfHalfLife } from '@leveza/domain/level/curve.ts';
import { isBeginningUnknown } from '@leveza/domain/level/unknown-beginning.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { productsOfMolecule } from '../../pens/shared/glp1-catalog.ts';
import { legalStatusOf } from '../../pens/shared/legal-status.ts';
import type { ApplicationRow } from '../../pens/table.ts';

type WhyNoCurve = Answer<typeof contract.readLevel>['data']['why'];

/** The reason why no curve may be drawn; null where one may. */
export function whyNoCurve({ last, product, halfLifeHours }: Treatment): WhyNoCurve {
  if (!last) return 'no-doses';
  if (legalStatusOf(last) === 'prohibited') return 'prohibited';
  if (!product) return halfLifeHours === null ? 'unknown-product' : null;
  // Only a pen on the shelf says how strong a compounded product is.
  if (product.legalStatus === 'compounded' && last.penId === null) return 'no-strength';
  return product.kinetics ? null : 'unknown-product';
}

/** By published figures, else by the half-life the patient was told; null where no curve may be drawn. */
export function ratesOf(treatment: Treatment): Rates | null {
  if (whyNoCurve(treatment) !== null) return null;
  const { product, halfLifeHours } = treatment;
  if (product) return product.kinetics;
  return halfLifeHours === null ? null : ratesOfHalfLife(halfLifeHours);
}

/** Doses from before the record are still in the body, and the curve is too low by them. */
export function isTooLow({ profile, firstDoseAt, zone }: Treatment, rates: Rates, now: Date): boolean {
  return isBeginningUnknown({ startedOn: profile?.treatmentStart, firstDoseAt, rates, zone }, now);
}

type Dose = Pick<ApplicationRow, 'catalogId' | 'medicationName' | 'penId'>;

/** The doses that add up to one curve: of one molecule in the catalogue, or of one name or pen outside it. */
export interface OneCurve {
  catalogIds: string[];
  typed: Dose | null;
}

export function oneCurve({ product, last }: Treatment): OneCurve {
  if (!product) return { catalogIds: [], typed: last };
  const ofMolecule = productsOfMolecule(product.molecule).filter(({ kinetics }) => kinetics !== null);
  return { catalogIds: ofMolecule.map(({ id }) => id), typed: null };
}

export function isOfCurve(dose: Dose, { catalogIds, typed }: OneCurve): boolean {
  if (dose.catalogId !== null) return catalogIds.includes(dose.catalogId);
  if (!typed) return false;
  const isOfPen = dose.penId !== null && dose.penId === typed.penId;
  return isOfPen || dose.medicationName.toLowerCase() === typed.medicationName.toLowerCase();
}
