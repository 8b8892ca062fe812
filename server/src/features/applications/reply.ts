import type { Application } from '@leveza/contract/applications/applications.ts';
import { knownProduct } from '../pens/shared/glp1-catalog.ts';
import type { Db } from '../../db/connection.ts';
import type { ApplicationRow } from '../pens/table.ts';
import type { AlsoFrom } from './draws.ts';
import { furtherParts } from './draws.ts';

/** An application as it travels. */
export function applicationReply(
  { appliedAt, site, ...row }: ApplicationRow,
  alsoFrom: AlsoFrom = [],
): Application {
  return {
    ...row,
    alsoFrom,
    molecule: knownProduct(row.catalogId)?.molecule ?? null,
    datetime: appliedAt.toISOString(),
    applicationSite: site,
  };
}

/** Applications with what further pens gave to them. */
export async function applicationReplies(
  db: Db,
  owner: string,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const further = await furtherParts(db, owner, rows);
  return rows.map((row) => applicationReply(row, further.get(row.id)));
}
