import type { Carer } from '@leveza/contract/carers/carers.ts';
import type { Call } from '../../http/call.ts';
import { carerReply } from './reply.ts';
import { changeGoing, findCarer } from './store.ts';

/** Ends the alerts at once; ended again, the first end stands. */
export async function endCarer({ db, owner, now }: Call, id: string): Promise<Carer> {
  const ended = await changeGoing(db, owner, id, { endedAt: now, endedBy: 'patient' });
  return carerReply(ended ?? (await findCarer(db, owner, id)));
}
