import type { Analyte, AnalytePoint, DoseMark } from '@leveza/contract/exams/analytes.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { EGFR_RULE, egfrOf } from '@leveza/domain/exams/egfr.ts';
import { ourRange, referenceOf } from '@leveza/domain/exams/references.ts';
import { sinceStart } from '@leveza/domain/exams/since-start.ts';
import type { Sourced } from '@leveza/domain/sources/source.ts';
import { decimal } from '@leveza/domain/decimal.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { selectPoints, selectTrendFacts } from './analyte-points.ts';
import { personOn } from './person-of.ts';
import { selectPerson } from './store.ts';

const NOBODY = { gender: null, birthDate: null, typedHba1c: null, typedHba1cOn: null };

export async function readAnalyte(call: Call, key: string): Promise<Analyte> {
  const analyte = findAnalyte(key);
  if (!analyte) throw new Problem('not-found');
  const { db, owner, zone, now } = call;
  const asked = { owner, zone, analyte: key };
  const [rows, facts, person] = await askInOne(
    db,
    selectPoints.question(asked, (found) => found),
    selectTrendFacts.question(asked, ([found]) => found ?? { startedOn: null, leftOut: 0 }),
    selectPerson.question({ owner }, ([found = NOBODY]) => found),
  );
  const typed = key === 'hba1c' ? typedPoint(person) : [];
  const points = [...rows.map((row) => pointOf(row, person, key)), ...typed].toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  const today = personOn(person, dayIn(zone, now));
  const ours = ourRange(key, today);
  const origin = referenceOf(key);
  return {
    ...analyte,
    count: (rows[0]?.total ?? 0) + typed.length,
    points,
    leftOut: facts.leftOut,
    treatmentStart: facts.startedOn,
    doses: dosesOf(rows),
    sinceStart: sinceStart(points, facts.startedOn),
    ours: ours && origin ? { ...ours, origin: originOf(origin) } : null,
    egfr: key === 'creatinina' ? { formula: EGFR_RULE.formula, origin: originOf(EGFR_RULE) } : null,
  };
}

/** As it travels: the rest of a rule stays here. */
const originOf = ({ sources, ours, reviewer }: Sourced) => ({ sources: [...sources], ours, reviewer });

type PointRow = Awaited<ReturnType<typeof selectPoints>>[number];
type KnownPerson = Awaited<ReturnType<typeof selectPerson>>[number];

function pointOf(row: PointRow, person: KnownPerson, key: string): AnalytePoint {
  const { examId, date, amount, comparator, low, high, rangeOrigin, flag, laboratory, value, unit } = row;
  return {
    examId,
    date,
    amount,
    comparator,
    range: low === null && high === null ? null : { low, high },
    rangeOrigin,
    flag,
    laboratory,
    printed: unit === null ? value : `${value} ${unit}`,
    // Of '< 0,3' no filtration is known.
    egfr: key === 'creatinina' && comparator === null ? egfrOf(amount, personOn(person, date)) : null,
  };
}

/** The HbA1c of the profile and of the exams is one fact, so the typed one is a point like the others. */
function typedPoint({ typedHba1c, typedHba1cOn }: KnownPerson): AnalytePoint[] {
  if (typedHba1c === null || typedHba1cOn === null) return [];
  return [
    {
      examId: null,
      date: typedHba1cOn,
      amount: typedHba1c,
      comparator: null,
      range: null,
      rangeOrigin: null,
      flag: null,
      laboratory: null,
      printed: `${decimal(typedHba1c)} %`,
      egfr: null,
    },
  ];
}

/** The dose on the days of the values, where it is another than on the day before. */
function dosesOf(rows: readonly PointRow[]): DoseMark[] {
  return rows.flatMap(({ doseMg, doseOn, doseName }, place) => {
    const before = rows[place - 1];
    const isSame = before?.doseMg === doseMg && before.doseName === doseName;
    return doseMg === null || doseOn === null || doseName === null || isSame
      ? []
      : [{ date: doseOn, doseMg, name: doseName }];
  });
}
