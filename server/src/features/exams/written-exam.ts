import type { ExamInput } from '@leveza/contract/exams/exams.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { isImaging } from '@leveza/domain/exams/categories.ts';
import { objectionToExamDate } from '@leveza/domain/exams/exam-date.ts';
import { categoryOf } from '@leveza/domain/exams/exam-types.ts';
import { judge } from '@leveza/domain/exams/judge.ts';
import { repeatOn } from '@leveza/domain/exams/repeat.ts';
import { verdictOf } from '@leveza/domain/exams/status.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { type KnownPerson, personOn } from './person-of.ts';
import { searchedOf } from './searched-of.ts';
import { selectPerson } from './store.ts';

export async function knownPerson({ db, owner }: Pick<Call, 'db' | 'owner'>): Promise<KnownPerson> {
  const [person] = await selectPerson(db, { owner });
  return person ?? { gender: null, birthDate: null };
}

/** An exam as it is stored: its values judged, and what the list shows of them computed. */
export async function writtenExam(call: Call, input: ExamInput) {
  const { zone, now } = call;
  const person = await knownPerson(call);
  const { examType, examDate, laboratory, requestingDoctor, notes, tags } = input;
  const objection = objectionToExamDate(examDate, { today: dayIn(zone, now), birthDate: person.birthDate });
  if (objection) throw new Problem('invalid-input', { fields: { examDate: objection } });

  const category = input.category ?? categoryOf(examType);
  const results = input.results.map(({ key, ...line }, place) => ({
    ...line,
    analyte: key,
    place,
    ...judge({ ...line, key }, personOn(person, examDate)),
  }));
  const isReviewed = input.isReviewed ?? (results.length > 0 || isImaging(category));
  const exam = {
    examType,
    category,
    examDate,
    laboratory,
    requestingDoctor,
    notes,
    tags,
    isReviewed,
    ...verdictOf(results),
    repeatOn: repeatOn(examType, category, examDate),
    searched: searchedOf({ examType, laboratory, category }),
  };
  return { exam, results };
}
