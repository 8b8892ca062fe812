import type { Health } from '@leveza/contract/health.ts';
import { readHealth } from '@leveza/contract/health.ts';
import { sql } from 'drizzle-orm';
import type { Routes } from '../../http/serve.ts';
import { VERSION } from '../../version.ts';

export const healthRoutes =
  ({ database }: Pick<Health, 'database'>): Routes =>
  (serve) => {
    serve(readHealth, async ({ db }) => {
      await db.execute(sql`select 1`);
      return { data: { status: 'ok' as const, database, version: VERSION } };
    });
  };
