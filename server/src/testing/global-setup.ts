import type { TestProject } from 'vitest/node';
import type { ConnectionSettings } from '../db/connection.ts';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { settings: ConnectionSettings; template: string };
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject) {
  const { settings, template, stop } = await startTestPostgres();
  project.provide('postgres', { settings, template });
  return stop;
}
