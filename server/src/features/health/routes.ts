import type { Health } from '@leveza/contract/health.ts';
import { readHealth } from '@leveza/contract/health.ts';
import { sql } from 'drizzle-orm';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { VERSION } from '../../version.ts';
import { storeAnswers } from './store-answers.ts';

interface Parts extends Pick<Health, 'database'> {
  vault: Vault;
}

export const healthRoutes = ({ database, vault }: Parts): Routes => {
  const answers = storeAnswers(vault);
  return (serve) => {
    serve(readHealth, async ({ db }) => {
      await db.execute(sql`select 1`);
      const files = { store: vault.kind, answers: await answers() };
      return { data: { status: 'ok' as const, database, files, version: VERSION } };
    });
  };
};
