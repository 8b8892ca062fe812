import { forgetDeletedDoses } from './features/applications/jobs.ts';
import {
  endDemos,
  sendAskedResetLink,
  forgetEmailLinks,
  forgetEndedSessions,
  forgetOldAccess,
  forgetResetLinks,
  forgetUnconfirmedFactors,
  forgetWaysBack,
} from './features/auth/jobs.ts';
import { tellCarersOften } from './features/carers/jobs.ts';
import { sendCarerMessage } from './features/carers/send-carer-message.ts';
import { judgeUnjudged } from './features/exams/jobs.ts';
import { sweepUnclaimedFiles } from './features/files/jobs.ts';
import { tellExpiringBoxes } from './features/inventory/jobs.ts';
import { forgetMessages, sendMessages, sendMessagesEveryMinute } from './features/messages/jobs.ts';
import { sendChatReply } from './features/messages/incoming/chat-reply.ts';
import { sendCode } from './features/messages/send-code.ts';
import { planEveryMinute } from './features/reminders/jobs.ts';
import { endDoubled } from './features/subscription/end-doubled.ts';
import { askAboutPurchase, askAboutPurchases, followPrices } from './features/subscription/jobs.ts';
import { payBack } from './features/subscription/pay-back.ts';
import { endAtProvider } from './features/subscription/shared/leave-provider.ts';
import { tellRunningOut } from './features/supply/jobs.ts';
import { forgetAnswers } from './http/idempotency/jobs.ts';
import { forgetCounts } from './http/rate-limit/jobs.ts';
import type { Db } from './db/connection.ts';
import { takeBack } from './jobs/enqueue.ts';
import type { Job } from './jobs/job.ts';
import { sendMail } from './jobs/post.ts';

/** Everything that is done in the background. */
export const JOBS: readonly Job[] = [
  sendMail,
  sendAskedResetLink,
  sendCode,
  sendChatReply,
  sendCarerMessage,
  forgetAnswers,
  forgetCounts,
  forgetResetLinks,
  forgetEmailLinks,
  forgetWaysBack,
  forgetUnconfirmedFactors,
  forgetEndedSessions,
  endDemos,
  forgetOldAccess,
  forgetDeletedDoses,
  sweepUnclaimedFiles,
  judgeUnjudged,
  tellExpiringBoxes,
  tellRunningOut,
  tellCarersOften,
  sendMessages,
  sendMessagesEveryMinute,
  forgetMessages,
  planEveryMinute,
  askAboutPurchase,
  askAboutPurchases,
  endDoubled,
  payBack,
  endAtProvider,
  followPrices,
];

/** Jobs that carry the patient they are for. */
const OF_ONE_PATIENT = [sendMail, sendCode, sendChatReply, sendCarerMessage] as const;

/** Takes back what waits for a patient who leaves: letters, codes, answers in a chat, words to carers. */
export async function forgetJobs(db: Db, owner: string): Promise<void> {
  for (const job of OF_ONE_PATIENT) await takeBack<{ owner: string | null }>(db, job, { owner });
}
