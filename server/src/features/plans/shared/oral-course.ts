import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { doseInMg, type DoseUnit } from '@leveza/domain/plans/plan-words.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import { oralRows } from './oral-doses.ts';

/** Every dose taken whose medicine or strength is another than at the one before, oldest first. */
const selectCourse = statement(
  'oral-course',
  { owner: 'uuid', zone: 'text', boxes: 'uuid[]', plans: 'uuid[]' },
  ($) => ({
    date: sql<Day>`(course.at at time zone ${$.zone}::text)::date::text`.as('date'),
    name: sql<string>`course.name`,
    ingredients: sql<string>`course.ingredients`,
    printed: sql<string | null>`course.printed`,
    dose: sql<number | null>`course.dose::float8`.as('dose'),
    doseUnit: sql<DoseUnit | null>`course.dose_unit`,
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select oral.*, lag(${WORDS}) over (order by oral.at, oral.id) as before, ${WORDS} as words
          from ${oralRows($)} where oral.is_taken) course`,
      )
      .where(sql`course.words is distinct from course.before`)
      .orderBy(sql`course.at`),
);

const WORDS = sql`concat_ws('|', oral.name, oral.ingredients, oral.printed, oral.dose, oral.dose_unit)`;

export interface OralChange {
  date: Day;
  name: string;
  doseMg: number;
}

interface Asked {
  owner: string;
  zone: string;
  boxes: string[];
  plans: string[];
}

/** The course of a GLP-1 without injections: the first dose of each medicine and strength whose milligrams are known. */
export function oralCourseQuestion({ owner, zone, boxes, plans }: Asked): Question<OralChange[]> {
  return selectCourse.question({ owner, zone, boxes, plans }, (rows) => {
    const taken = rows.flatMap((row) => {
      const doseMg = glp1In(row) === null ? null : milligramsOf(row);
      return doseMg === null ? [] : { date: row.date, name: nameWithoutBox(row.name), doseMg };
    });
    // The next box of the same tablets is no change.
    return taken.filter(
      ({ name, doseMg }, place) => taken[place - 1]?.name !== name || taken[place - 1]?.doseMg !== doseMg,
    );
  });
}

interface Strength {
  name: string;
  printed: string | null;
  dose: number | null;
  doseUnit: DoseUnit | null;
}

/** Units of which the box says how many mg one has. */
const COUNTED: readonly (DoseUnit | null)[] = [null, 'comprimidos', 'cápsulas', 'sachês', 'doses'];

/** By the plan where it speaks of a mass, else by what is printed on the box: '7 mg' a tablet. */
function milligramsOf({ name, printed, dose, doseUnit }: Strength): number | null {
  const planned = dose === null || doseUnit === null ? null : doseInMg(dose, doseUnit);
  if (planned !== null || !COUNTED.includes(doseUnit)) return planned;
  const [, one] = /(\d+(?:[.,]\d+)?)\s*mg\b/i.exec(`${printed ?? ''} ${name}`) ?? [];
  return one === undefined ? null : Number(one.replace(',', '.')) * (dose ?? 1);
}
