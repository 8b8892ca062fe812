import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Reading } from '@leveza/domain/measurements/alerts.ts';
import { REPORT_MEASURES, type ReportMeasure } from '@leveza/domain/reports/types.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { measurements } from '../../measurements/table.ts';
import type { Span } from '../span.ts';

export type MeasureLine = NonNullable<Report['weight']>['measures'][number];

const SPAN = { owner: 'uuid', from: 'instant', to: 'instant' } as const;

const isWithin = ($: Places<keyof typeof SPAN>) =>
  and(
    eq(measurements.userId, $.owner),
    gte(measurements.measuredAt, $.from),
    lt(measurements.measuredAt, $.to),
  );

/** Most rows are a weight alone: they are left out by an index, so these are the words of that index. */
const isMore = sql`num_nonnulls(body_fat_percent, abdominal_cm, hip_cm, blood_pressure_syst, glucose_mg_dl,
  resting_pulse) > 0`;

const COLUMN: Record<ReportMeasure, string> = {
  waist: 'abdominal_cm',
  hip: 'hip_cm',
  'body-fat': 'body_fat_percent',
  systolic: 'blood_pressure_syst',
  diastolic: 'blood_pressure_diast',
  glucose: 'glucose_mg_dl',
  pulse: 'resting_pulse',
};

/** Column after column: to turn each row into seven, most of them empty, takes PostgreSQL longer than all the rest. */
const EACH_MEASURE = sql.raw(
  REPORT_MEASURES.map(
    (measure) => `select '${measure}', ${COLUMN[measure]}::numeric, measured_at, id from more
      where ${COLUMN[measure]} is not null`,
  ).join(' union all '),
);

const selectLines = statement(
  'report-measures',
  { ...SPAN, zone: 'text' },
  {
    measure: sql<ReportMeasure>`lines.measure`,
    count: sql<number>`lines.count::int`,
    firstDay: sql<Day>`lines.first_day::text`,
    first: sql<number>`lines.first::float8`,
    lastDay: sql<Day>`lines.last_day::text`,
    last: sql<number>`lines.last::float8`,
    lowest: sql<number>`lines.lowest::float8`,
    highest: sql<number>`lines.highest::float8`,
  },
  (db, $, row) => {
    const day = (side: 'min' | 'max') =>
      sql`(${sql.raw(side)}(measured_at) at time zone ${$.zone}::text)::date`;
    return db.select(row).from(
      sql`(select one.measure, count(*), ${day('min')} as first_day, ${day('max')} as last_day,
        (array_agg(one.value order by measured_at, id))[1] as first,
        (array_agg(one.value order by measured_at desc, id desc))[1] as last,
        min(one.value) as lowest, max(one.value) as highest
      from (
        with more as materialized (select * from ${measurements} where ${isWithin($)} and ${isMore})
        ${EACH_MEASURE}) one(measure, value, measured_at, id)
      group by one.measure) lines`,
    );
  },
);

export function measuresQuestion({ owner, zone, from, to }: Span): Question<MeasureLine[]> {
  return selectLines.question({ owner, zone, from, to }, (rows) =>
    rows
      .map(({ firstDay, first, lastDay, last, ...line }) => ({
        ...line,
        first: { day: firstDay, value: first },
        last: { day: lastDay, value: last },
      }))
      .toSorted((a, b) => REPORT_MEASURES.indexOf(a.measure) - REPORT_MEASURES.indexOf(b.measure)),
  );
}

const selectReadings = statement(
  'report-readings',
  SPAN,
  {
    at: measurements.measuredAt,
    bloodPressureSyst: measurements.bloodPressureSyst,
    bloodPressureDiast: measurements.bloodPressureDiast,
    glucose: measurements.glucose,
    restingPulse: measurements.restingPulse,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(measurements)
      .where(
        and(isWithin($), isMore, sql`num_nonnulls(blood_pressure_syst, glucose_mg_dl, resting_pulse) > 0`),
      )
      .orderBy(measurements.measuredAt),
);

/** Values that may be a sign of something that should not wait. */
export function readingsQuestion({ owner, from, to }: Span): Question<(Reading & { at: Date })[]> {
  return selectReadings.question({ owner, from, to }, (rows) => rows);
}
