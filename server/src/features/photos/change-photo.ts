import type { Photo, PhotoInput } from '@leveza/contract/photos.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { findPhoto } from './store.ts';
import { progressPhotos } from './table.ts';

export async function changePhoto(call: Call, id: string, { takenOn }: PhotoInput): Promise<Photo> {
  const { db, owner, zone, now } = call;
  refuseFutureDay(takenOn, dayIn(zone, now), 'takenOn');
  const changed = db
    .update(progressPhotos)
    .set({ takenOn })
    .where(isOwn(progressPhotos, owner, id));
  ownRow(await changed.returning({ id: progressPhotos.id }));
  return findPhoto(call, id);
}
