import { createHash } from 'node:crypto';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { asQuery, type Places, statement } from '../../db/statement.ts';
import type { UploadedFile } from '../upload.ts';
import { idempotencyKeys } from './table.ts';

interface Once {
  owner: string;
  key: string;
  endpoint: Endpoint;
  received: object;
  /** An upload is another request when its file is another. */
  file?: UploadedFile | undefined;
}

const isOne = ($: Places<'owner' | 'key'>) =>
  and(eq(idempotencyKeys.userId, $.owner), eq(idempotencyKeys.key, $.key));

const insertKey = statement(
  'idempotency-insert',
  { owner: 'uuid', key: 'text', fingerprint: 'text' },
  { key: idempotencyKeys.key },
  (db, $, row) =>
    db
      .insert(idempotencyKeys)
      .values({ userId: sql`${$.owner}`, key: sql`${$.key}`, fingerprint: sql`${$.fingerprint}` })
      .onConflictDoNothing()
      .returning(row),
);

const selectKey = statement(
  'idempotency-select',
  { owner: 'uuid', key: 'text' },
  { fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer },
  (db, $, row) => db.select(row).from(idempotencyKeys).where(isOne($)),
);

const keepAnswer = statement(
  'idempotency-answer',
  { owner: 'uuid', key: 'text', answer: 'text' },
  { key: idempotencyKeys.key },
  (db, $, row) =>
    db
      .update(idempotencyKeys)
      .set({ answer: sql`${$.answer}` })
      .where(isOne($))
      .returning(row),
);

/**
 * Carries out a request the first time and repeats the answer afterwards. The key, the change and the answer
 * are one transaction: a crash leaves all of them or none, and a refusal leaves the key free to try again.
 */
export function answerOnce(db: Db, once: Once, answer: (tx: Db) => Promise<string>): Promise<string> {
  const { owner, key } = once;
  const fingerprint = fingerprintOf(once);
  return db.transaction(async (tx, lastly) => {
    // A second request with the same key waits here until the first one has committed or given up.
    const [first] = await insertKey(tx, { owner, key, fingerprint });
    if (!first) {
      const [earlier] = await selectKey(tx, { owner, key });
      if (earlier?.fingerprint !== fingerprint) throw new Problem('idempotency-key-reused');
      // The row it told of was deleted meanwhile.
      if (earlier.answer === null) throw new Problem('not-found');
      return earlier.answer;
    }
    const reply = await answer(tx);
    lastly(
      asQuery(
        tx,
        keepAnswer.question({ owner, key, answer: reply }, () => undefined),
      ),
    );
    return reply;
  });
}

function fingerprintOf({ endpoint, received, file }: Once): string {
  const hash = createHash('sha256').update(`${endpoint.method} ${endpoint.path} ${JSON.stringify(received)}`);
  if (file) hash.update(JSON.stringify(file.name)).update(file.content);
  return hash.digest('base64url');
}
