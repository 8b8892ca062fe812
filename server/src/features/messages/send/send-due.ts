import type { Db } from '../../../db/connection.ts';
import type { Attempt, Surroundings } from '../../../jobs/job.ts';
import type { Deliver } from '../deliver/due-message.ts';
import { claimDue } from './claim-due.ts';
import { deliverAll } from './deliver-all.ts';
import { storeAnswers } from './store-answers.ts';
import { wakeSenderNow } from './wake-sender.ts';
import { whileAlive } from './while-alive.ts';

export type Around = Surroundings & Pick<Attempt, 'signal'>;

export interface Means {
  deliver: Deliver;
  now: () => Date;
}

/** Sends everything that is due: takes some, commits that, sends them, stores the answers, and so on until none is left. */
export async function sendDue(db: Db, around: Around, means: Means): Promise<void> {
  const { signal } = around;
  const { now } = means;
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  await whileAlive(db, async (run) => {
    for (let isFull = true; isFull && !signal.aborted;) {
      const taken = await claimDue(db, run, now());
      ({ isFull } = taken);
      // Another process, if there is one, helps with the rest.
      if (isFull) await wakeSenderNow(db);
      const attempted = await deliverAll(taken.claimed, { ...means, around, signal, onFault });
      await storeAnswers(db, attempted, { now, onFault });
    }
  });
  // The job fails and is logged by the kind of the fault; every message has its answer already.
  if (faults.length > 0) throw faults[0];
}
