import { randomUUID } from 'node:crypto';
import type { Exam } from '@leveza/contract/exams/exams.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotencyKeys } from '../../http/idempotency/table.ts';
import { dayFromToday } from '../../testing/day.ts';
import { multipart } from '../../testing/multipart.ts';
import { sharedApp } from '../../testing/test-app.ts';

test('a deleted exam is erased from the answers that told of it, and a repeat does not make it again', async () => {
  const house = await sharedApp();
  const ana = await house.patient('Ana');
  const add = (key: string, laboratory: string) =>
    ana.call('POST', '/api/exams', {
      headers: { 'idempotency-key': key },
      payload: { laboratory, examDate: dayFromToday(-3), confirmDuplicate: true },
    });
  const attach = (key: string, id: string, name: string) => {
    const { payload, headers } = multipart({ name, content: Buffer.from(`%PDF-1.4 ${name} %%EOF`) });
    return ana.call('POST', `/api/exams/${id}/files`, {
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
  };
  const answerOf = async (key: string) => {
    const [row] = await house.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    return row?.answer;
  };
  const [deleted, kept, file, otherFile] = Array.from({ length: 4 }, () => randomUUID());
  const { id } = (await add(deleted!, 'Some')).json<{ data: Exam }>().data;
  const stays = await add(kept!, 'Fica');
  await attach(file!, id, 'da-ana.pdf');
  const taken = await attach(otherFile!, id, 'outro-da-ana.pdf');

  const fileId = taken.json<{ data: { id: string } }>().data.id;
  expect((await ana.call('DELETE', `/api/exams/${id}/files/${fileId}`)).statusCode).toBe(200);
  expect(await answerOf(otherFile!)).toBeNull();
  expect(await answerOf(deleted!)).toContain('Some');

  expect((await ana.call('DELETE', `/api/exams/${id}`)).statusCode).toBe(200);
  expect([await answerOf(deleted!), await answerOf(file!)]).toEqual([null, null]);
  expect(await answerOf(kept!)).toBe(stays.body);
  expect((await add(deleted!, 'Some')).statusCode).toBe(404);
  expect((await add(kept!, 'Fica')).body).toBe(stays.body);
});
