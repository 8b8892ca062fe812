import type { Presentation } from '@leveza/domain/pens/presentation.ts';
import type { PenValues } from '../pen-values.ts';

/** The questions about a pen besides its state, with their fields. */
export const QUESTIONS = {
  dosesUsed: ['dosesUsed'],
  dose: ['currentDoseMg'],
  openedAt: ['openedAt'],
  count: ['units', 'copies', 'totalBoxes', 'totalVials'],
  expiry: ['expiryDate'],
  price: ['isFree', 'pricePaid'],
  bought: ['purchaseDate'],
  lot: ['batchNumber'],
} as const satisfies Record<string, (keyof PenValues)[]>;
export type Question = keyof typeof QUESTIONS;

const NEW: readonly Question[] = ['count', 'expiry', 'price'];
const IN_USE: Record<Presentation, readonly Question[]> = {
  'multi-dose-pen': ['dosesUsed', 'openedAt', 'expiry', 'price'],
  // A single-dose pen is never open.
  'single-dose-pen': ['dosesUsed', 'count', 'expiry', 'price'],
  // Boxes and vials are two fields.
  vial: ['dosesUsed', 'count', 'price'],
};
/** Once open, the days in use end before the printed expiry. */
const IN_USE_WITH_DOSE: readonly Question[] = ['dosesUsed', 'dose', 'openedAt', 'price'];

interface Case {
  presentation: Presentation;
  isOpened: boolean;
  /** The doses left cannot be counted without the patient's own dose. */
  needsDose: boolean;
}

/** The questions in sight: with the state five fields at most, the price and 'Não paguei' being one. */
export function askedFirst({ presentation, isOpened, needsDose }: Case): readonly Question[] {
  if (!isOpened) return needsDose ? ['dose', ...NEW] : NEW;
  if (!needsDose) return IN_USE[presentation];
  return presentation === 'multi-dose-pen' ? IN_USE_WITH_DOSE : ['dose', ...IN_USE[presentation]];
}

const ORDER: readonly Question[] = ['expiry', 'openedAt', 'count', 'dose', 'bought', 'lot'];

/** The other questions of this pen, which wait behind 'Mais detalhes'. */
export function askedLater(asked: readonly Question[], { isDosedInUnits, ...one }: Folded): Question[] {
  const hasOpening = one.isOpened && one.presentation !== 'single-dose-pen';
  return ORDER.filter(
    (question) =>
      !asked.includes(question) &&
      (question !== 'openedAt' || hasOpening) &&
      (question !== 'dose' || !isDosedInUnits),
  );
}

interface Folded extends Pick<Case, 'presentation' | 'isOpened'> {
  isDosedInUnits: boolean;
}
