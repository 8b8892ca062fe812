import { type SQL, sql } from 'drizzle-orm';

/** A condition that holds for every row while its value, written with its type, is null. */
export function unlessNull(value: SQL, condition: SQL): SQL {
  return sql`(${value} is null or ${condition})`;
}
