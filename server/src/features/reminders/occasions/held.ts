import type { Occasion, OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import { HELD_DOSE } from '@leveza/domain/applications/held-dose.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { later, occasionOf } from './occasion-of.ts';

/** Its lead says what to do. */
const HOME = { to: '/dashboard', search: {} } as const;
const { title, figure, sentence } = HELD_DOSE;

export const isHeld = (at: Date, heldUntil: Date | null): boolean => heldUntil !== null && at < heldUntil;

/** In the place of a dose's reminder: no message invites to a dose that a sign holds, and none can answer it. */
export function heldOccasion(kind: OccasionKind, { what, at }: Pick<Occasion, 'what' | 'at'>): Occasion {
  return occasionOf(kind, {
    what: `${what}:held`,
    at,
    usefulUntil: later(at, DAY_MS),
    place: HOME,
    priority: 'high',
    neutral: { title: `${title}, ${figure.toLowerCase()}`, body: 'Abra o Leveza para ver o que fazer.' },
    detailed: { title: `${title}, ${figure.toLowerCase()}`, body: sentence },
  });
}
