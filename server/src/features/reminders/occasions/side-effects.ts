import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { effectQuestion } from '@leveza/domain/side-effects/effect-question.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gte, notExists, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { sideEffects } from '../../side-effects/table.ts';
import { later, occasionOf } from './occasion-of.ts';
import type { Span } from './span.ts';

const STRONG = 4;
const NEW_ONE = { to: '/side-effects', search: { open: 'new' } } as const;

const selectStrong = statement(
  'strong-effects',
  { owner: 'uuid', since: 'instant' },
  {
    id: sideEffects.id,
    effectType: sideEffects.effectType,
    otherName: sideEffects.otherName,
    feltAt: sideEffects.feltAt,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(
        and(
          eq(sideEffects.userId, $.owner),
          gte(sideEffects.feltAt, $.since),
          gte(sideEffects.intensity, STRONG),
          // A later record of the same effect has answered the question.
          notExists(
            db
              .select({ one: sql`1` })
              .from(sql`${sideEffects} again`)
              .where(
                sql`again.user_id = ${$.owner} and again.felt_at > ${sideEffects.feltAt}
                  and again.effect_type = ${sideEffects.effectType}
                  and again.other_name is not distinct from ${sideEffects.otherName}`,
              ),
          ),
        ),
      ),
);

/** One day after a strong effect: how is it now? */
export function effectsQuestion({ owner }: Call, { since }: Span): Question<Occasion[]> {
  return selectStrong.question({ owner, since: later(since, -DAY_MS) }, (rows) =>
    rows.map(({ id, effectType, otherName, feltAt }) => {
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
    }),
  );
}
