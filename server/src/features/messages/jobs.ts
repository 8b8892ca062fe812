import { wake } from '../../jobs/job.ts';
import { deliver } from './deliver/deliver.ts';
import { sendDue } from './send/send-due.ts';
import { SEND_MESSAGES } from './send/wake-sender.ts';

const means = { deliver, now: () => new Date() };

export const sendMessages = wake(SEND_MESSAGES, (db, attempt) => sendDue(db, attempt, means));
