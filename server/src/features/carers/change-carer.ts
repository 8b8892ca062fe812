import type { Carer } from '@leveza/contract/carers/carers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { CarerAlert } from '@leveza/domain/carers/alerts.ts';
import type { Call } from '../../http/call.ts';
import { carerReply } from './reply.ts';
import { changeGoing } from './store.ts';

export async function changeCarer(
  { db, owner }: Call,
  id: string,
  { alerts }: { alerts: CarerAlert[] },
): Promise<Carer> {
  const changed = await changeGoing(db, owner, id, { alerts });
  if (!changed) throw new Problem('not-found');
  return carerReply(changed);
}
