import { scheduled } from '../../jobs/job.ts';
import { planReminders } from './plan-reminders.ts';

/** The net under the planning after each change: a process that dies in between leaves its patients to this. */
export const planEveryMinute = scheduled('plan-reminders', '* * * * *', (db, { config, signal }) =>
  planReminders({ db, config, signal, now: () => new Date() }),
);
