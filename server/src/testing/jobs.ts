import { baseUrlOf } from '../http/base-url.ts';
import type { Job } from '../jobs/job.ts';
import { runJobs } from '../run-jobs.ts';
import { openChannels } from '../services/channels.ts';
import { mailer } from '../services/mail.ts';
import { atTheEnd } from './endings.ts';
import type { TestApp } from './test-app.ts';

/** Works on what the requests of this app ask for, as the process of Leveza does. */
export async function workInBackground({ app, config, vault, db, database }: TestApp): Promise<void> {
  const queue = runJobs({ app, config, vault, db, settings: database.settings });
  atTheEnd(() => queue.stop());
  await queue.started;
}

/** Does a job by the clock once, now. */
export async function runJob({ app, config, vault, db }: TestApp, job: Job): Promise<void> {
  await job.work(db, {
    config,
    vault,
    sendMail: mailer(config, () => undefined),
    channels: openChannels(config, vault),
    baseUrl: baseUrlOf(app, config),
    id: 'test',
    data: null,
    signal: AbortSignal.timeout(60_000),
    finish: async () => undefined,
    now: new Date(),
  });
}
