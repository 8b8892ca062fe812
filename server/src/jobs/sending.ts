import type { Db } from '../db/connection.ts';
import type { Delivery } from '../services/delivery.ts';
import { type Asked, type AskedJob, type Attempt, atLeastOnce, Hopeless } from './job.ts';

interface Sent<Data extends object> extends Omit<Asked<Data>, 'run'> {
  /** Null where there is nothing to send any more. */
  send(db: Db, data: Data, attempt: Attempt): Promise<Delivery | null>;
}

class MessageRefused extends Hopeless {
  override name = 'MessageRefused';
}

class MessageDelayed extends Error {
  override name = 'MessageDelayed';
}

/** A job that sends one message. It is tried again while its channel asks to, and not when it may have arrived. */
export function sending<Data extends object>({ send, ...asked }: Sent<Data>): AskedJob<Data> {
  return atLeastOnce({
    ...asked,
    run: async (db, data, attempt) => {
      const delivery = await send(db, data, attempt);
      if (delivery?.state === 'refused') throw new MessageRefused();
      if (delivery?.state === 'later') throw new MessageDelayed();
    },
  });
}
