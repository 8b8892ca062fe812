import type { Pen } from '@leveza/contract/pens/pens.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { findOwnInterval } from './shared/dose-settings.ts';
import type { Clock } from './shared/pen-reply.ts';
import { penReply } from './shared/pen-reply.ts';
import { findPen } from './shared/shelf.ts';
import { findLastDose } from './store.ts';

export async function readPen(call: Call, id: string): Promise<Pen> {
  return penReply(await findPen(call.db, call.owner, id), await clockOf(call));
}

/** Data for a pen's figures beside the pen itself. */
export async function clockOf({ db, owner, zone, now }: Call): Promise<Clock> {
  const [ownInterval, lastDose] = await askTogether(
    db,
    () => findOwnInterval(db, owner),
    () => findLastDose(db, owner),
  );
  return { zone, today: dayIn(zone, now), ownInterval, lastDose };
}
