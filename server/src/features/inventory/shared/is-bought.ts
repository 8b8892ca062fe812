import { type SQL, sql } from 'drizzle-orm';

/** A box that was deleted unopened on the day it was entered was typed by mistake; any other was paid for. */
export const isBoughtBox = (box: SQL): SQL =>
  sql`(${box}.deleted_at is null or ${box}.deleted_at >= ${box}.created_at + interval '1 day'
    or ${box}.opened_at is not null)`;
