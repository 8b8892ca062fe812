import { and, desc, eq, gte } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import { sideEffects } from '../table.ts';

const selectRecent = statement(
  'recent-effects',
  { owner: 'uuid', since: 'instant' },
  {
    id: sideEffects.id,
    effectType: sideEffects.effectType,
    otherName: sideEffects.otherName,
    intensity: sideEffects.intensity,
    feltAt: sideEffects.feltAt,
    answeredYes: sideEffects.answeredYes,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(and(eq(sideEffects.userId, $.owner), gte(sideEffects.feltAt, $.since)))
      .orderBy(desc(sideEffects.feltAt)),
);

export type RecentEffect = Awaited<ReturnType<typeof selectRecent>>[number];

/** The newest first. */
export const recentEffectsQuestion = <T>(
  owner: string,
  since: Date,
  read: (effects: RecentEffect[]) => T,
): Question<T> => selectRecent.question({ owner, since }, read);
