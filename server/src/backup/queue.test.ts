import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withSingleConnection } from '../db/connection.ts';
import { JOBS } from '../job-list.ts';
import { postBy } from '../jobs/post.ts';
import { prepareQueue } from '../jobs/schema.ts';
import { openVault } from '../services/vault/vault.ts';
import { createPatient, testDatabase } from '../testing/test-app.ts';
import { restoreBackup } from './restore-backup.ts';
import { emptyDatabase, temporaryFolder } from './testing/places.ts';
import { writeBackup } from './write-backup.ts';

const post = postBy(openVault(Buffer.alloc(32), '/nonexistent'));
const MAIL = { to: 'ana@example.com', subject: 'Olá', text: 'Olá' };

test('what waits in the queue is in no backup, and is dropped by a restore', async () => {
  const source = await testDatabase();
  const { id } = await createPatient(source.db);
  await post(source.db, id, MAIL);
  const file = join(await temporaryFolder(), 'backup.tar.gz');
  const dataDir = join(await temporaryFolder(), 'data');
  await writeBackup({ settings: source.settings, dataDir, target: file, now: new Date() });

  const settings = await emptyDatabase();
  for (const round of [1, 2]) {
    await restoreBackup({ file, settings, dataDir, replace: round === 2 });
    const waiting = await withSingleConnection(settings, async (client, db) => {
      await prepareQueue(client, JOBS);
      const { rows } = await db.execute(sql`select from pgboss.job where name = 'send-mail'`);
      await post(db, id, MAIL);
      return rows.length;
    });
    expect(waiting, `after restore ${round}`).toBe(0);
  }
});
