import { and, asc, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applications } from '../../pens/table.ts';
import { skippedDoses } from '../table.ts';

const isOwn = ($: Places<'owner'>) => eq(applications.userId, $.owner);

const isWithin = ($: Places<'owner' | 'from' | 'to'>) =>
  and(isOwn($), gte(applications.appliedAt, $.from), lt(applications.appliedAt, $.to));

export interface Within {
  owner: string;
  from: Date;
  to: Date;
}

/** A dose is counted by those before it. */
const DOSES_THAT_COUNT = 8;

/** No more than marks are made of. */
const DOSE = {
  id: applications.id,
  catalogId: applications.catalogId,
  medicationName: applications.medicationName,
  appliedAt: applications.appliedAt,
  doseMg: applications.doseMg,
  notes: applications.notes,
};

export type MarkedDose = Pick<ApplicationRow, keyof typeof DOSE>;

/** Without what tells one dose from another. */
export type CountedDose = Omit<MarkedDose, 'id' | 'notes'>;

export const selectBefore = statement(
  'doses-before-days',
  { from: 'instant', owner: 'uuid' },
  DOSE,
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(and(isOwn($), lt(applications.appliedAt, $.from)))
      .orderBy(desc(applications.appliedAt))
      .limit(DOSES_THAT_COUNT),
);

export const selectAfter = statement(
  'dose-after-days',
  { to: 'instant', owner: 'uuid' },
  DOSE,
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(and(isOwn($), gte(applications.appliedAt, $.to)))
      .orderBy(asc(applications.appliedAt))
      .limit(1),
);

export const selectApplied = statement(
  'doses-of-days',
  { from: 'instant', to: 'instant', owner: 'uuid' },
  DOSE,
  (db, $, row) => db.select(row).from(applications).where(isWithin($)).orderBy(asc(applications.appliedAt)),
);

const selectCounted = statement(
  'doses-counted',
  { from: 'instant', to: 'instant', owner: 'uuid' },
  {
    catalogId: applications.catalogId,
    medicationName: applications.medicationName,
    doseMg: applications.doseMg,
    appliedAt: sql<string[]>`json_agg(${applications.appliedAt})`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(isWithin($))
      .groupBy(applications.catalogId, applications.medicationName, applications.doseMg),
);

/** Doses by what was applied, so that ten years of them are a few rows with many moments. */
export const countedQuestion = (within: Within): Question<CountedDose[]> =>
  selectCounted.question(within, (rows) =>
    rows
      .flatMap(({ appliedAt, ...dose }) => appliedAt.map((at) => ({ ...dose, appliedAt: new Date(at) })))
      .toSorted((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime()),
  );

/** The condition of a patient's skipped doses of these days. */
export const isSkippedWithin = ($: Places<'owner' | 'from' | 'to'>) =>
  and(
    eq(skippedDoses.userId, $.owner),
    gte(skippedDoses.plannedAt, $.from),
    lt(skippedDoses.plannedAt, $.to),
  );

export const selectSkipped = statement(
  'skips-of-days',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  getTableColumns(skippedDoses),
  (db, $, row) => db.select(row).from(skippedDoses).where(isSkippedWithin($)),
);
