import type { AnalytePoint } from '@leveza/contract/exams/analytes.ts';
import { decimal } from '@leveza/domain/decimal.ts';
import { judge } from '@leveza/domain/exams/judge.ts';
import { personOn } from '@leveza/domain/exams/person-on.ts';
import type { selectPerson } from './store.ts';

type Typed = Awaited<ReturnType<typeof selectPerson>>[number];

/** The HbA1c of the profile and of the exams is one fact, so the typed one is a point like the others. */
export function typedPoint({ typedHba1c, typedHba1cOn, ...person }: Typed): AnalytePoint[] {
  if (typedHba1c === null || typedHba1cOn === null) return [];
  const value = decimal(typedHba1c);
  const printed = { referenceRange: null, refLow: null, refHigh: null };
  const { flag, low, high, rangeOrigin } = judge(
    { key: 'hba1c', value, valueNumber: typedHba1c, comparator: null, unit: '%', ...printed },
    personOn(person, typedHba1cOn),
  );
  return [
    {
      examId: null,
      date: typedHba1cOn,
      amount: typedHba1c,
      comparator: null,
      range: rangeOrigin === null ? null : { low, high },
      rangeOrigin,
      flag,
      laboratory: null,
      printed: `${value} %`,
      egfr: null,
    },
  ];
}
