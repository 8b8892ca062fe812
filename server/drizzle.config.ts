import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['server/src/features/*/table.ts', 'server/src/http/*/table.ts', 'server/src/db/*/table.ts'],
  out: 'server/drizzle',
});
