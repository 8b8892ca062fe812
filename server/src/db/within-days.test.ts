import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { measurements } from '../features/measurements/table.ts';
import { testDatabase } from '../testing/test-app.ts';
import { statement } from './statement.ts';
import { SPAN, withinDays } from './within-days.ts';

const selectDays = statement('test-days', { owner: 'uuid', ...SPAN }, { id: measurements.id }, (db, $, row) =>
  db
    .select(row)
    .from(measurements)
    .where(and(eq(measurements.userId, $.owner), withinDays(measurements.measuredAt, $))),
);

test('a stretch of days is read by the index alone, with one plan for all values', async () => {
  const { db, pool } = await testDatabase();
  const { written } = selectDays.question({ owner: '', since: null, until: null }, (rows) => rows);
  const { text, slots } = written(db);
  const values = slots.map((slot) =>
    'place' in slot && slot.place === 'owner' ? 'gen_random_uuid()' : 'now()',
  );
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    await client.query(`prepare days as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute days(${values.join(', ')})`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: .*measured_at >= .*measured_at < /);
    expect(plan).not.toContain('Filter');
  } finally {
    client.release(true);
  }
});
