import type { RecordedEffect } from '@leveza/domain/reports/effects.ts';
import { answersOf } from '@leveza/domain/side-effects/questions.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { sideEffects } from '../../side-effects/table.ts';
import type { Span } from '../span.ts';

const selectEffects = statement(
  'report-effects',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  {
    effectType: sideEffects.effectType,
    otherName: sideEffects.otherName,
    intensity: sideEffects.intensity,
    duration: sideEffects.duration,
    at: sideEffects.feltAt,
    answeredYes: sideEffects.answeredYes,
    answeredNo: sideEffects.answeredNo,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(
        and(eq(sideEffects.userId, $.owner), gte(sideEffects.feltAt, $.from), lt(sideEffects.feltAt, $.to)),
      )
      .orderBy(asc(sideEffects.feltAt), asc(sideEffects.id)),
);

/** A red flag of the first day may follow from the three days before it. */
const HOURS_BEFORE = 72;

/** Effects of the period and of the three days before it, oldest first. */
export function effectsQuestion({ owner, from, to }: Span): Question<RecordedEffect[]> {
  const readFrom = new Date(from.getTime() - HOURS_BEFORE * HOUR_MS);
  return selectEffects.question({ owner, from: readFrom, to }, (rows) =>
    rows.map(({ answeredYes, answeredNo, ...effect }) => ({
      ...effect,
      answers: answersOf({ yes: answeredYes, no: answeredNo }),
    })),
  );
}
