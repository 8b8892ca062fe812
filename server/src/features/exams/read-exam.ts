import type { Exam } from '@leveza/contract/exams/exams.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { examReply } from './reply.ts';
import { selectExam, selectPerson, selectResults } from './store.ts';

export async function readExam(call: Call, id: string): Promise<Exam> {
  const { db, owner } = call;
  const [exam, results, person] = await askInOne(
    db,
    selectExam.question({ owner, id }, (rows) => ownRow(rows)),
    selectResults.question({ owner, id }, (rows) => rows),
    selectPerson.question({ owner }, ([row = { gender: null, birthDate: null }]) => row),
  );
  return examReply(call, exam, { results, person });
}
