import type { Photo } from '@leveza/contract/photos.ts';
import { MOST_PHOTOS } from '@leveza/domain/photos/limits.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { measurements } from '../measurements/table.ts';
import { progressPhotos } from './table.ts';

const selectPhotos = statement(
  'photos',
  { owner: 'uuid', zone: 'text', id: 'uuid?' },
  ($) => ({
    id: progressPhotos.id,
    takenOn: progressPhotos.takenOn,
    // The day is a timestamp before it gets its zone: PostgreSQL would take a bare date for midnight in UTC.
    weight: sql<number | null>`(select weight_kg::float8 from ${measurements} weighed
      where weighed.user_id = ${$.owner} and weighed.weight_kg is not null
        and weighed.measured_at >= progress_photos.taken_on::timestamp at time zone ${$.zone}
        and weighed.measured_at < (progress_photos.taken_on + 1)::timestamp at time zone ${$.zone}
      order by weighed.measured_at desc, weighed.id desc limit 1)`,
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(progressPhotos)
      .where(
        and(
          eq(progressPhotos.userId, $.owner),
          sql`${progressPhotos.id} = coalesce(${$.id}::uuid, ${progressPhotos.id})`,
        ),
      )
      .orderBy(desc(progressPhotos.takenOn), desc(progressPhotos.createdAt), desc(progressPhotos.id))
      .limit(MOST_PHOTOS),
);

/** Newest first. */
export function findPhotos({ db, owner, zone }: Call): Promise<Photo[]> {
  return selectPhotos(db, { owner, zone, id: null });
}

export async function findPhoto({ db, owner, zone }: Call, id: string): Promise<Photo> {
  return ownRow(await selectPhotos(db, { owner, zone, id }));
}
