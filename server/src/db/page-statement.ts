import { type Placeholder, type SQL, type SQLWrapper, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { askInOne } from './ask-in-one.ts';
import type { Db } from './connection.ts';
import type { Fields } from './read-rows.ts';
import type { Parameters, Places, Query, Values } from './statement.ts';
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
 * One page of the rows of a query, and how many rows there are on all pages: written once, like any statement, and
 * answered together, or by their questions in one with others. The order is by columns, the newest first, or in its own
 * words; its last part tells any two rows apart. A condition that a list may go without is `unlessNull`.
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
  order: readonly PgColumn[] | ((places: Places<keyof P & string>) => SQL[]),
  build: (db: Db, places: Places<keyof P & string>, fields: F) => Rows<Row>,
) {
  const withPlace = { ...parameters, ...PLACE };
  const fieldsAt = (places: Places<keyof P & string>) =>
    typeof fields === 'function' ? fields(places) : fields;
  const selectPage = statement<P & typeof PLACE, F, Row>(`${name}-page`, withPlace, fieldsAt, (db, $, row) =>
    build(db, $, row)
      .orderBy(...(typeof order === 'function' ? order($) : order.map((column) => desc(column))))
      .limit($.limit)
      .offset($.offset),
  );
  const countAll = statement(
    `${name}-count`,
    parameters,
    { total: sql<number>`count(*)::int` },
    (db, $, row) => db.select(row).from(sql`(${build(db, $, fieldsAt($))}) counted`),
  );
  const questions = (values: Values<P>, { page, limit }: Page) => {
    // The compiler does not join the values of two lists of parameters by itself.
    const place = { ...values, limit, offset: (page - 1) * limit } as Values<P & typeof PLACE>;
    return [
      selectPage.question<Row[]>(place, (found) => found),
      countAll.question(values, ([counted]) => counted!.total),
    ] as const;
  };
  const pageOf = async (db: Db, values: Values<P>, page: Page) => {
    const [rows, total] = await askInOne(db, ...questions(values, page));
    return { rows, total };
  };
  return Object.assign(pageOf, { questions });
}
