import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runJob } from '../../testing/jobs.ts';
import { addPen, apply } from '../../testing/pens.ts';
import { testApp } from '../../testing/test-app.ts';
import { forgetDeletedDoses } from './jobs.ts';
import { deletedApplications } from './table.ts';

test('a deleted dose can be put back for a day, and nothing is kept of it afterwards', async () => {
  const house = await testApp();
  const ana = await house.patient('Ana');
  const pen = await addPen(ana);
  const old = await apply(ana, pen.id, { datetime: '2026-02-03T12:00:00Z' });
  const recent = await apply(ana, pen.id, { datetime: '2026-02-10T12:00:00Z' });
  for (const { id } of [old, recent]) await ana.call('DELETE', `/api/applications/${id}`);
  await house.db
    .update(deletedApplications)
    .set({ deletedAt: new Date(Date.now() - 1.01 * DAY_MS) })
    .where(eq(deletedApplications.id, old.id));
  await runJob(house, forgetDeletedDoses);
  const kept = await house.db.select({ id: deletedApplications.id }).from(deletedApplications);
  expect(kept).toEqual([{ id: recent.id }]);
  const restore = (id: string) => ana.call('POST', `/api/applications/${id}/restore`);
  expect((await restore(old.id)).statusCode).toBe(404);
  expect((await restore(recent.id)).json()).toEqual({ success: true, data: recent });
});
