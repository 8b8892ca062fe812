import { sql } from 'drizzle-orm';

/** Values of one analyte that can stand on one line. */
export const OWN_UNIT = '';
export const NO_UNIT = '-';
export const WORDS = '=';

/** The series of a result `r`: its own unit where it could be converted, else the unit as it is printed. */
export const seriesOf = sql`case when r.amount is not null then ${sql.raw(`'${OWN_UNIT}'`)}
  when r.value_number is null then ${sql.raw(`'${WORDS}'`)} when r.unit is null then ${sql.raw(`'${NO_UNIT}'`)}
  else lower(replace(r.unit, ' ', '')) end`;

/** The same of a unit that was sent. */
export const seriesOfUnit = (unit: string): string => unit.replaceAll(' ', '').toLowerCase();
