import { heldSince, HOLDING_ANSWER } from '@leveza/domain/side-effects/held-dose.ts';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { sideEffects } from '../table.ts';

const selectHeld = statement(
  'effect-that-holds-a-dose',
  { owner: 'uuid', since: 'instant' },
  { feltAt: sideEffects.feltAt },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(
        and(
          eq(sideEffects.userId, $.owner),
          gte(sideEffects.feltAt, $.since),
          sql`${sideEffects.answeredYes} @> array[${sql.raw(`'${HOLDING_ANSWER}'`)}]`,
        ),
      )
      .orderBy(desc(sideEffects.feltAt))
      .limit(1),
);

/** When a sign was felt that lets no dose follow until a doctor has looked at it; null without one of these days. */
export const heldDoseQuestion = ({ owner, now }: Call): Question<Date | null> =>
  selectHeld.question({ owner, since: heldSince(now) }, ([newest]) => newest?.feltAt ?? null);
