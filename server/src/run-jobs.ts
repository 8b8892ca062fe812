import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { ConnectionSettings, Db } from './db/connection.ts';
import { baseUrlOf } from './http/base-url.ts';
import { openChannels } from './services/channels.ts';
import { mailer } from './services/mail.ts';
import type { Vault } from './services/vault/vault.ts';
import { JOBS } from './job-list.ts';
import type { RunningQueue } from './jobs/queue.ts';
import { startQueue } from './jobs/queue.ts';

interface Parts {
  app: FastifyInstance;
  config: Config;
  vault: Vault;
  db: Db;
  settings: ConnectionSettings;
}

/** Starts working on every job of Leveza, beside the app that serves requests. */
export function runJobs({ app, config, vault, db, settings }: Parts): RunningQueue {
  const sendMail = mailer(config, (line) => app.log.info(line));
  const channels = openChannels(config, vault);
  const surroundings = { config, vault, sendMail, channels, baseUrl: baseUrlOf(app, config) };
  return startQueue({ settings, db, jobs: JOBS, surroundings, log: app.log });
}
