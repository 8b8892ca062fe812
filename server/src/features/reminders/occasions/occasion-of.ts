import { linkTo, type Place } from '@leveza/contract/place.ts';
import { NEUTRAL_WORDS } from '@leveza/domain/reminders/neutral-words.ts';
import type { Occasion, OccasionKind } from '@leveza/domain/reminders/occasion.ts';

interface OccasionFields extends Pick<Occasion, 'what' | 'at' | 'usefulUntil' | 'detailed'> {
  place: Place;
  priority?: Occasion['priority'];
  dose?: Occasion['dose'];
  neutral?: Occasion['neutral'];
}

/** An occasion of a kind, with the neutral words of that kind unless it has its own. */
export function occasionOf(
  kind: OccasionKind,
  { place, priority, dose, neutral, ...rest }: OccasionFields,
): Occasion {
  return {
    kind,
    ...rest,
    priority: priority ?? 'medium',
    dose: dose ?? null,
    neutral: neutral ?? NEUTRAL_WORDS[kind],
    link: linkTo(place),
  };
}

/** The hour at the end of a title; a dose that was put off rings at another one. */
export const hourText = (time: string, isPutOff: boolean) =>
  isPutOff ? `, adiada das ${time}` : ` às ${time}`;

export const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
