import { type Placeholder, type SQL, type SQLWrapper, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { askInOne } from './ask-in-one.ts';
import type { Db } from './connection.ts';
import type { Fields, Parameters, Places, Query, Values } from './statement.ts';
import { statement } from './statement.ts';

/** A query that is built, without order and limit. */
interface Rows<Row> extends SQLWrapper {
  orderBy(...by: SQL[]): { limit(most: Placeholder): { offset(first: Placeholder): Query<Row[]> } };
}

const PLACE = { limit: 'int', offset: 'int' } as const;

interface Page {
  page: number;
  limit: number;
}

/**
 * One page of the rows of a query, newest first, and how many rows there are on all pages: written once, like any
 * statement, and answered together. `newest` are the columns that put the newest first; the last one tells any two
 * rows apart. A condition that a list may go without is `ifGiven`.
 */
export function pageStatement<
  const P extends Parameters,
  F extends Fields,
  Row extends Record<keyof F, unknown>,
>(
  name: string,
  parameters: P,
  /** A function of the places where a field itself needs a value. */
  fields: F | ((places: Places<keyof P & string>) => F),
  newest: readonly PgColumn[],
  build: (db: Db, places: Places<keyof P & string>, fields: F) => Rows<Row>,
) {
  const withPlace = { ...parameters, ...PLACE };
  const fieldsAt = (places: Places<keyof P & string>) =>
    typeof fields === 'function' ? fields(places) : fields;
  const selectPage = statement<P & typeof PLACE, F, Row>(`${name}-page`, withPlace, fieldsAt, (db, $, row) =>
    build(db, $, row)
      .orderBy(...newest.map((column) => desc(column)))
      .limit($.limit)
      .offset($.offset),
  );
  const countAll = statement(
    `${name}-count`,
    parameters,
    { total: sql<number>`count(*)::int` },
    (db, $, row) => db.select(row).from(sql`(${build(db, $, fieldsAt($))}) counted`),
  );
  return async (
    db: Db,
    values: Values<P>,
    { page, limit }: Page,
  ): Promise<{ rows: Row[]; total: number }> => {
    // The compiler does not join the values of two lists of parameters by itself.
    const place = { ...values, limit, offset: (page - 1) * limit } as Values<P & typeof PLACE>;
    const [rows, total] = await askInOne(
      db,
      selectPage.question<Row[]>(place, (found) => found),
      countAll.question(values, ([counted]) => counted!.total),
    );
    return { rows, total };
  };
}
