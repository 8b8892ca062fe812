import { type SQL, sql } from 'drizzle-orm';

/** A pen that was deleted whole on the day it was entered was typed by mistake; any other was paid for. */
export const isBoughtPen = (pen: SQL): SQL =>
  sql`(${pen}.deleted_at is null or ${pen}.deleted_at >= ${pen}.created_at + interval '1 day'
    or ${pen}.opened_at is not null or ${pen}.remaining_mg < ${pen}.units * ${pen}.unit_mg)`;
