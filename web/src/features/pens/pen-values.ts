import { openedBefore } from '@leveza/contract/opened-before.ts';
import { type PenChange, PenInput } from '@leveza/contract/pens/pens.ts';
import { upTo } from '@leveza/contract/time.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import type { Presentation } from '@leveza/domain/pens/presentation.ts';
import { type Day, dayIn, isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { isFutureDay } from '@leveza/domain/time/moment.ts';
import { z } from 'zod';
import { type Draft, forDraft } from '../../ui/form/draft.ts';
import type { ZodForm } from '../../ui/form/use-zod-form.ts';

/**
 * The form's values, under the contract's names. `totalVolume` is of one pen or vial, so that the patient need not add
 * up four vials; `openedAt` is a day.
 */
export type PenValues = Omit<Draft<PenInput>, 'isVial' | 'isFree' | 'presentation' | 'confirmAllergy'> & {
  presentation: Presentation;
  isFree: boolean;
  /** Already in use when it is added. */
  isOpened: boolean;
  /** Why what is left is corrected; only when editing. */
  reason: Draft<PenChange>['reason'];
};

export type PenForm = ZodForm<PenValues, PenInput>;

const always = () => true;

/** The contract's input, read from the form; only the screen knows which day it is where the patient lives. */
export function penSchema(today: string, zone: string): z.ZodType<PenInput, PenValues> {
  const [isPast, error] = upTo(today);
  const input = PenInput.refine(({ purchaseDate }) => isPast(purchaseDate), {
    path: ['purchaseDate'],
    error,
    when: always,
  }).refine((pen) => openingBefore(pen, zone) === null, {
    path: ['purchaseDate'],
    error: ({ input: pen }) => openedBefore(openingBefore(pen as PenInput, zone) ?? ''),
    when: always,
  });
  return z
    .custom<PenValues>()
    .transform((values) => inputOf(values, zone, new Date()))
    .pipe(forDraft(input));
}

/** The day a pen was opened where that is before its purchase; a field its schema refused arrives unparsed. */
function openingBefore({ purchaseDate, openedAt }: PenInput, zone: string): Day | null {
  const instant = openedAt ? new Date(openedAt) : null;
  if (!instant || Number.isNaN(instant.getTime())) return null;
  const opened = dayIn(zone, instant);
  return isDay(purchaseDate) && opened < purchaseDate ? opened : null;
}

/** How many containers an entry of these values is. */
export function countOf({ presentation, units, totalVials }: PenValues): number {
  if (presentation === 'vial') return totalVials || 1;
  return presentation === 'single-dose-pen' ? units || 1 : 1;
}

/** The body before the contract parses it, without fields of another presentation. */
export function inputOf(values: PenValues, zone: string, now: Date): Draft<PenInput> {
  const { isOpened, openedAt, reason: _, presentation, totalVolume, ...rest } = values;
  const isVial = presentation === 'vial';
  return {
    ...rest,
    isVial,
    presentation: values.catalogId === null ? presentation : null,
    totalVolume: totalVolume && times(totalVolume, countOf(values)),
    units: presentation === 'single-dose-pen' ? rest.units : null,
    copies: presentation === 'multi-dose-pen' ? rest.copies : 1,
    dosesPerVial: isVial ? rest.dosesPerVial : null,
    totalBoxes: isVial ? rest.totalBoxes : null,
    totalVials: isVial ? rest.totalVials : null,
    halfLifeHours: values.catalogId === null ? rest.halfLifeHours : null,
    pricePaid: rest.isFree ? null : rest.pricePaid,
    // A single-dose pen is never open: it is there, or it was applied.
    openedAt:
      isOpened && presentation !== 'single-dose-pen' ? openingOf(openedAt, rest.dosesUsed, zone, now) : null,
    // In use without a word of how long or how much is asked for: it would count as full, and opened this minute.
    dosesUsed: isOpened ? (rest.dosesUsed ?? (openedAt ? null : Number.NaN)) : null,
    confirmAllergy: false,
  };
}

/** By whole ten-thousandths: three vials of 0,3 ml are 0,9 ml. */
export const times = (volume: number, count: number) => toMg(toUnits(volume) * count);

// A day that cannot be is sent as it is, for the contract to refuse; so is a missing one of a pen that gave doses already.
function openingOf(day: string | null, dosesUsed: number | null, zone: string, now: Date): string | null {
  if (!day && dosesUsed) return null;
  const today = dayIn(zone, now);
  const opened = day ?? today;
  if (!isDay(opened) || isFutureDay(opened, today)) return opened;
  // Counted from noon, as the server counts a day without an hour. Today's may not have come; and sent again a minute later,
  // the form has to say the same, or a pen whose save hung is added twice.
  return instantAt(opened, opened < today ? '12:00' : '00:00', zone).toISOString();
}
