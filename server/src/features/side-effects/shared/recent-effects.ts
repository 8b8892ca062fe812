import { and, desc, eq, gte } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import { sideEffects } from '../table.ts';

const selectRecent = statement(
  'recent-effects',
  { owner: 'uuid', since: 'instant', most: 'int?' },
  {
    id: sideEffects.id,
    effectType: sideEffects.effectType,
    otherName: sideEffects.otherName,
    intensity: sideEffects.intensity,
    duration: sideEffects.duration,
    feltAt: sideEffects.feltAt,
    answeredYes: sideEffects.answeredYes,
    evaluatedAt: sideEffects.evaluatedAt,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(and(eq(sideEffects.userId, $.owner), gte(sideEffects.feltAt, $.since)))
      .orderBy(desc(sideEffects.feltAt))
      .limit($.most),
);

export type RecentEffect = Awaited<ReturnType<typeof selectRecent>>[number];

/** The newest first: all of them, or at most so many. */
export const recentEffectsQuestion = <T>(
  owner: string,
  since: Date,
  read: (effects: RecentEffect[]) => T,
  most: number | null = null,
): Question<T> => selectRecent.question({ owner, since, most }, read);
