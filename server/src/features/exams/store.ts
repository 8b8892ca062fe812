import { asc, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { type Places, statement } from '../../db/statement.ts';
import { files } from '../files/table.ts';
import { profiles } from '../profile/table.ts';
import { examFiles, examResults, exams } from './table.ts';

export interface StoredFile {
  id: string;
  fileName: string;
  fileType: string;
  fileSize: number;
}

/** The files of an exam of the outer query, as JSON, in the order they came. */
const filesOf = sql<StoredFile[] | null>`(select json_agg(json_build_object('id', f.id, 'fileName', f.name,
    'fileType', f.media_type, 'fileSize', f.size) order by x.created_at, x.id)
  from ${examFiles} x join ${files} f on f.id = x.file_id where x.exam_id = exams.id)`;

/** A row of the list: everything of it is a column, so that no value of a report is read. */
export const examFields = { ...getTableColumns(exams), files: filesOf };

export type ExamRecord = Awaited<ReturnType<typeof selectExam>>[number];

export const selectExam = statement('exam', { owner: 'uuid', id: 'uuid' }, examFields, (db, $, row) =>
  db
    .select(row)
    .from(exams)
    .where(sql`${exams.userId} = ${$.owner} and ${exams.id} = ${$.id}`),
);

export const selectResults = statement(
  'exam-results',
  { owner: 'uuid', id: 'uuid' },
  getTableColumns(examResults),
  (db, $, row) =>
    db
      .select(row)
      .from(examResults)
      .where(sql`${examResults.userId} = ${$.owner} and ${examResults.examId} = ${$.id}`)
      .orderBy(asc(examResults.place)),
);

/** Facts about the patient that the judgement of a value needs beside the report. */
export const selectPerson = statement(
  'exam-person',
  { owner: 'uuid' },
  {
    gender: profiles.gender,
    birthDate: profiles.birthDate,
    typedHba1c: profiles.typedHba1c,
    typedHba1cOn: profiles.typedHba1cOn,
  },
  (db, $: Places<'owner'>, row) =>
    db
      .select(row)
      .from(profiles)
      .where(sql`${profiles.userId} = ${$.owner}`),
);

/** Held until the change is over, so that two changes of one exam follow each other. */
export async function lockExam(tx: Db, owner: string, id: string): Promise<void> {
  ownRow(
    await tx
      .select({ id: exams.id })
      .from(exams)
      .where(isOwn(exams, owner, id))
      .for('update'),
  );
}
