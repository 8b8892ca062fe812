import { isDeepStrictEqual } from 'node:util';
import { judge } from '@leveza/domain/exams/judge.ts';
import { staysDiscussed } from '@leveza/domain/exams/open-critical.ts';
import { areLimitsOf } from '@leveza/domain/exams/printed/for-person.ts';
import { repeatOn } from '@leveza/domain/exams/repeat.ts';
import { verdictOf } from '@leveza/domain/exams/status.ts';
import { asc, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { personOn } from '@leveza/domain/exams/person-on.ts';
import { examResults, exams } from './table.ts';
import { heldText, knownPerson, wordsOf } from './written-exam.ts';

const JUDGED = ['flag', 'amount', 'low', 'high'] as const;

interface Options {
  /** A file may say any flag of a word. */
  areWordsSettled?: boolean;
}

/**
 * Judges every value again: a printed range may part by sex, and ours does, where the report prints none. A word that was
 * told as normal stays so: nothing of the person changes it, and what was calm news is no alarm the morning after.
 */
export async function judgeAgain(
  { db, owner }: Pick<Call, 'db' | 'owner'>,
  { areWordsSettled = true }: Options = {},
): Promise<void> {
  // Held, so that an exam changed at this moment keeps the verdict of its new values.
  const kept = await db
    .select()
    .from(exams)
    .where(eq(exams.userId, owner))
    .orderBy(asc(exams.id))
    .for('no key update');
  if (kept.length === 0) return;
  const person = await knownPerson({ db, owner });
  const rows = await db
    .select()
    .from(examResults)
    .where(eq(examResults.userId, owner))
    .orderBy(asc(examResults.place));
  for (const exam of kept) {
    const own = rows.filter(({ examId }) => examId === exam.id);
    const judged = own.map((row) => {
      if (areWordsSettled && row.valueNumber === null && row.flag === 'normal') return row;
      // Limits that Leveza gave, or chose among the printed ranges, are chosen again.
      const isChosen = row.rangeOrigin === 'ours' || areLimitsOf(row.referenceRange, row.refLow, row.refHigh);
      const printed = isChosen ? { refLow: null, refHigh: null } : {};
      return { ...row, ...judge({ ...row, ...printed, key: row.analyte }, personOn(person, exam.examDate)) };
    });
    for (const { id, ...row } of judged) {
      const before = own.find((each) => each.id === id)!;
      if (JUDGED.some((field) => before[field] !== row[field]))
        await db.update(examResults).set(row).where(eq(examResults.id, id));
    }
    const verdict = {
      ...verdictOf(judged),
      ...heldText(wordsOf(exam), judged),
      ...(!staysDiscussed(own, judged) && { discussedAt: null }),
      repeatOn: repeatOn(
        exam,
        own.map(({ analyte }) => analyte),
      ),
    };
    // Some values can never be compared: their patients are judged every night, and most exams stay as they are.
    if (!isDeepStrictEqual({ ...exam, ...verdict }, exam))
      await db.update(exams).set(verdict).where(eq(exams.id, exam.id));
  }
}
