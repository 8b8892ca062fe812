import type { Db } from '../db/connection.ts';
import type { Delivery } from '../services/delivery.ts';
import { type Asked, type AskedJob, type Attempt, Hopeless, type Job } from './job.ts';

interface Outcome {
  /** Null where there is nothing to send any more. */
  delivery: Delivery | null;
  /** Writes what follows from it, in one transaction with the end of the job. */
  keep?: (tx: Db) => Promise<unknown>;
}

interface Sent<Data extends object> extends Omit<Asked<Data>, 'run'> {
  send(db: Db, data: Data, attempt: Attempt): Promise<Outcome>;
}

class MessageRefused extends Hopeless {
  override name = 'MessageRefused';
}

class MessageDelayed extends Error {
  override name = 'MessageDelayed';
}

/** A job that sends one message. It is tried again while its channel asks to, and not when it may have arrived. */
export function sending<Data extends object>({ send, ...asked }: Sent<Data>): AskedJob<Data> {
  const work: Job['work'] = async (db, attempt) => {
    const { delivery, keep } = await send(db, asked.asks.parse(attempt.data), attempt);
    const isRefused = delivery?.state === 'refused';
    if (delivery?.state === 'later') throw new MessageDelayed();
    if (keep) {
      await db.transaction(async (tx) => {
        await keep(tx);
        await attempt.finish(tx);
      });
    } else if (!isRefused) await attempt.finish(db);
    if (isRefused) throw new MessageRefused();
  };
  return { ...asked, schedule: null, work };
}
