import { type Placeholder, type SQL, desc, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { askInOne } from './ask-in-one.ts';
import type { Db } from './connection.ts';
import type { Fields } from './read-rows.ts';
import type { Parameters, Places, Query, Values } from './statement.ts';
import { statement } from './statement.ts';

/** A query without condition, order and limit. */
interface Described<Row> {
  where(condition: SQL | undefined): {
    orderBy(...by: SQL[]): { limit(most: Placeholder): { offset(first: Placeholder): Query<Row[]> } };
  };
}

interface Listed<Name extends string, F, Row> {
  /** A row of the list is one of this table. The joins of `describe` say more of it, and neither add nor remove one. */
  table: PgTable;
  /** Of the table's own columns: the rows are counted without the joins. */
  where: (places: Places<Name>) => SQL | undefined;
  describe: (db: Db, places: Places<Name>, fields: F) => Described<Row>;
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
  { table, where, describe }: Listed<keyof P & string, F, Row>,
) {
  const withPlace = { ...parameters, ...PLACE };
  const fieldsAt = (places: Places<keyof P & string>) =>
    typeof fields === 'function' ? fields(places) : fields;
  const selectPage = statement<P & typeof PLACE, F, Row>(`${name}-page`, withPlace, fieldsAt, (db, $, row) =>
    describe(db, $, row)
      .where(where($))
      .orderBy(...(typeof order === 'function' ? order($) : order.map((column) => desc(column))))
      .limit($.limit)
      .offset($.offset),
  );
  const countAll = statement(
    `${name}-count`,
    parameters,
    { total: sql<number>`count(*)::int` },
    (db, $, row) => db.select(row).from(table).where(where($)),
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
