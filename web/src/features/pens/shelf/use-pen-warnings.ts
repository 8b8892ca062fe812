import type { Pen } from '@leveza/contract/pens/pens.ts';
import { allergyMark } from '../../profile/shared/allergy-words.ts';
import { LISTED_LOT_WARNING } from '../shared/lot-words.ts';
import { usePenAllergies } from '../use-pen-allergies.ts';

/** Sentences that must be read before a pen is used: an allergy of the profile, a lot on a list of counterfeits. */
export function usePenWarnings(pen: Pen): string[] {
  const allergy = allergyMark(usePenAllergies(pen));
  const lot = pen.counterfeit && LISTED_LOT_WARNING;
  return [allergy, lot].filter((text) => typeof text === 'string');
}
