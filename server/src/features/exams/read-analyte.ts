import type { Analyte, AnalytePoint, DoseMark, OtherValue } from '@leveza/contract/exams/analytes.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { EGFR_RULE, egfrOf } from '@leveza/domain/exams/egfr.ts';
import { ourRange, referenceOf } from '@leveza/domain/exams/references.ts';
import { sinceStart } from '@leveza/domain/exams/since-start.ts';
import type { Sourced } from '@leveza/domain/sources/source.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { oralCourseQuestion } from '../plans/shared/oral-course.ts';
import { oralSourcesQuestion } from '../plans/shared/oral-doses.ts';
import { MOST_POINTS, selectDoses, selectOthers, selectPoints, selectStart } from './analyte-points.ts';
import { personOn } from '@leveza/domain/exams/person-on.ts';
import { seriesOfUnit } from './series.ts';
import { selectPerson } from './store.ts';
import { typedPoint } from './typed-hba1c.ts';

const NOBODY = { gender: null, birthDate: null, typedHba1c: null, typedHba1cOn: null };

/** One analyte on one line: in its own unit, or in one that cannot be converted and was asked for. */
export async function readAnalyte(call: Call, key: string, unit = ''): Promise<Analyte> {
  const { db, owner, zone, now } = call;
  const asked = { owner, zone, analyte: key, series: seriesOfUnit(unit), start: '' };
  const [thinned, others, injected, statedStart, person, oral] = await askInOne(
    db,
    selectPoints.question(asked, (found) => found),
    selectOthers.question(asked, (found) => found),
    selectDoses.question(asked, (found) => found),
    selectStart.question(asked, ([found]) => found?.startedOn ?? null),
    selectPerson.question({ owner }, ([found = NOBODY]) => found),
    oralSourcesQuestion(owner),
  );
  const hasTablets = oral.boxes.length + oral.plans.length > 0;
  const tablets = hasTablets ? await ask(db, oralCourseQuestion({ owner, zone, ...oral })) : [];
  const doses = [...injected, ...tablets].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  // Tablets are a treatment too: without a day of its own it began with the first of them or of the injections.
  const startedOn = statedStart ?? doses[0]?.date ?? null;
  // Of many values the last one before the first tablet may not be among those kept.
  const isAgain =
    hasTablets && statedStart === null && startedOn !== null && (thinned[0]?.total ?? 0) > MOST_POINTS;
  const rows = isAgain ? await selectPoints(db, { ...asked, start: startedOn }) : thinned;
  const newest = rows.at(-1);
  const isOwn = newest?.isOwn ?? unit === '';
  const analyte = findAnalyte(key) ?? unknownAnalyte(key, newest ?? others[0]);
  const typed = key === 'hba1c' && isOwn ? typedPoint(person) : [];
  const points = [...rows.map((row) => pointOf(row, person, key)), ...typed].toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  const today = personOn(person, dayIn(zone, now));
  const ours = isOwn ? ourRange(key, today) : null;
  const origin = referenceOf(key);
  return {
    ...analyte,
    unit: isOwn ? analyte.unit : (newest?.unit ?? ''),
    count: (newest?.total ?? 0) + (others[0]?.total ?? 0) + typed.length,
    pointCount: (newest?.total ?? 0) + typed.length,
    points,
    others: others.map(otherOf),
    treatmentStart: startedOn,
    doses: dosesOf(doses, points),
    sinceStart: sinceStart(points, startedOn),
    ours: ours && origin ? { ...ours, origin: originOf(origin) } : null,
    egfr: key === 'creatinina' ? { formula: EGFR_RULE.formula, origin: originOf(EGFR_RULE) } : null,
  };
}

/** A key of another client: its reports say how it is called. */
function unknownAnalyte(key: string, named: { parameter: string } | undefined) {
  if (!named) throw new Problem('not-found');
  return { key, name: named.parameter, unit: '' };
}

/** As it travels: the rest of a rule stays here. */
const originOf = ({ sources, ours, reviewer }: Sourced) => ({ sources: [...sources], ours, reviewer });

/** '5,4 mmol/L'; a word has no unit. */
const printedText = (value: string, unit: string | null) =>
  unit === null || !/\d/.test(value) ? value : `${value} ${unit}`;

type OtherRow = Awaited<ReturnType<typeof selectOthers>>[number];

const otherOf = ({ examId, date, flag, laboratory, value, unit }: OtherRow): OtherValue => ({
  examId,
  date,
  flag,
  laboratory,
  printed: printedText(value, unit),
});

type PointRow = Awaited<ReturnType<typeof selectPoints>>[number];
type KnownPerson = Awaited<ReturnType<typeof selectPerson>>[number];

function pointOf(row: PointRow, person: KnownPerson, key: string): AnalytePoint {
  const { examId, date, amount, comparator, low, high, rangeOrigin, flag, laboratory, value, unit, isOwn } =
    row;
  return {
    examId,
    date,
    amount,
    comparator,
    range: low === null && high === null ? null : { low, high },
    rangeOrigin,
    flag,
    laboratory,
    printed: printedText(value, unit),
    // Of '< 0,3' no filtration is known.
    egfr:
      key === 'creatinina' && isOwn && comparator === null ? egfrOf(amount, personOn(person, date)) : null,
  };
}

/** The doses from the first value to the newest, and the one in use at the first. */
function dosesOf(doses: readonly DoseMark[], points: readonly AnalytePoint[]): DoseMark[] {
  const [first, newest] = [points[0], points.at(-1)];
  if (!first || !newest) return [];
  const earlier = doses.filter(({ date }) => date <= first.date).slice(-1);
  return [...earlier, ...doses.filter(({ date }) => date > first.date && date <= newest.date)];
}
