import pg from 'pg';

const { builtins } = pg.types;

/** Read by the columns themselves: a day stays text, an instant is read by what its column says. */
const AS_WRITTEN = new Set<number>([
  builtins.TIMESTAMPTZ,
  builtins.TIMESTAMP,
  builtins.DATE,
  builtins.INTERVAL,
  // Arrays of numeric and of the four above.
  1231,
  1115,
  1185,
  1187,
  1182,
]);

const asWritten = (value: string) => value;

/** As Drizzle reads the answers of the driver, so that a statement and a query built on the spot agree. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    AS_WRITTEN.has(id) ? asWritten : (pg.types.getTypeParser(id, format) as (value: string) => unknown),
};
