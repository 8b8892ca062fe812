import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { effectQuestion } from '@leveza/domain/side-effects/effect-question.ts';
import { isStrong } from '@leveza/domain/side-effects/felt-effect.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { RecentEffect } from '../../side-effects/shared/recent-effects.ts';
import { later, occasionOf } from './occasion-of.ts';

const NEW_ONE = { to: '/side-effects', search: { open: 'new' } } as const;

/** One day after a strong effect: how is it now? A later record of the same effect has answered it. */
export function effectOccasions(effects: readonly RecentEffect[]): Occasion[] {
  return effects
    .filter((effect) => isStrong(effect) && !effects.some((other) => isLaterOf(other, effect)))
    .map(({ id, effectType, otherName, feltAt }) => {
      const at = later(feltAt, DAY_MS);
      return occasionOf('side-effect', {
        what: `effect:${id}`,
        at,
        usefulUntil: later(at, 2 * DAY_MS),
        place: NEW_ONE,
        detailed: {
          title: effectQuestion(effectType, otherName),
          body: 'Conte no Leveza como está se sentindo.',
        },
      });
    });
}

const isLaterOf = (other: RecentEffect, { effectType, otherName, feltAt }: RecentEffect) =>
  other.feltAt > feltAt && other.effectType === effectType && other.otherName === otherName;
