import { randomBytes, randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import type { Connection, ConnectionSettings, Db } from '../db/connection.ts';
import { connect } from '../db/connection.ts';
import { consents, sessions, users } from '../features/auth/table.ts';
import { vaultOf } from '../features/files/shared/vault-of.ts';
import type { LogDestination } from '../http/logging.ts';
import { hashToken } from '../http/session/owner-of.ts';
import type { Vault } from '../services/vault/vault.ts';
import { atTheEnd } from './endings.ts';
import { AS_FILES, onDatabase, runOn } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestDatabase extends Connection {
  settings: ConnectionSettings;
}

/** A database of this test file's own, with the tables and the shipped data, gone afterwards. */
export function testDatabase(): Promise<TestDatabase> {
  return databaseUntil(atTheEnd);
}

async function databaseUntil(atItsEnd: typeof atTheEnd): Promise<TestDatabase> {
  const { settings, template } = inject('postgres');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOn(settings, `create database ${name} template ${template} ${AS_FILES}`);
  const own = onDatabase(settings, name);
  const connection = connect(own, { size: 5 });
  atItsEnd(async () => {
    await connection.close();
    await runOn(settings, `drop database if exists ${name} with (force)`);
  });
  return { ...connection, settings: own };
}

/** Without `database`, so that `runJob` does not compile: a job finds the patients of all files. */
export interface SharedApp {
  app: FastifyInstance;
  db: Db;
  vault: Vault;
  config: Config;
  /** A new patient and the headers of a signed-in request. */
  patient(name?: string): Promise<Patient>;
}

export interface TestApp extends SharedApp {
  database: TestDatabase;
}

export interface Patient {
  id: string;
  db: Db;
  vault: Vault;
  token: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
}

const WITHOUT_LIMITS = {
  requestsPerMinute: 1e6,
  loginsPerMinute: 1e6,
  registrationsPerHour: 1e6,
  demosPerHour: 1e6,
};

/** No test leaves the machine: a local server is named by the test that needs one. */
const NOTHING_OUTSIDE = { llm: null, openFoodFactsUrl: null };

/** The whole application on a database of its own. Limits are off unless a test is about them. */
export function testApp(settings: Partial<Config> = {}, logTo?: LogDestination): Promise<TestApp> {
  return appUntil(atTheEnd, settings, logTo);
}

let shared: SharedApp | undefined;

/** One application for all files of this worker whose tests keep to their own patients; CONTRIBUTING.md says which. */
export async function sharedApp(): Promise<SharedApp> {
  // Nothing ends it: Vitest kills the worker, and the end of the run removes the database and the folder.
  shared ??= await appUntil(() => undefined);
  return shared;
}

async function appUntil(
  atItsEnd: typeof atTheEnd,
  settings: Partial<Config> = {},
  logTo?: LogDestination,
): Promise<TestApp> {
  const database = await databaseUntil(atItsEnd);
  const folder = temporaryFolder();
  atItsEnd(async () => folder.remove());
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder.path }),
    ...WITHOUT_LIMITS,
    ...NOTHING_OUTSIDE,
    // The push service of a test is on this machine.
    push: { keys: null, subject: 'mailto:equipe@example.com', allowsPrivate: true },
    ...settings,
  };
  const { db } = database;
  const vault = await vaultOf(db, config, { warn: () => undefined });
  const app = await buildApp({ config, db, vault, ...(logTo && { logTo }) });
  atItsEnd(() => app.close());
  return { app, db, database, vault, config, patient: (name) => signUp({ app, db, vault }, name) };
}

async function signUp(
  { app, db, vault }: Pick<TestApp, 'app' | 'db' | 'vault'>,
  name = 'Ana',
): Promise<Patient> {
  const { id, token } = await createPatient(db, name);
  return {
    id,
    db,
    vault,
    token,
    call: (method, url, options) =>
      app.inject({
        ...options,
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...options?.headers },
      }),
  };
}

/** A user with consent and a valid session, straight into the tables. */
export async function createPatient(db: Db, name = 'Ana'): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await db.insert(users).values({ id, name, email: `${id}@example.com` });
  await db.insert(consents).values({ userId: id, purpose: 'health-data', version: CONSENT_VERSION });
  const soon = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({
    userId: id,
    accessTokenHash: hashToken(token),
    accessExpiresAt: soon,
    idleExpiresAt: soon,
    absoluteExpiresAt: soon,
  });
  return { id, token };
}
