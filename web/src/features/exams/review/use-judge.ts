import { judge } from '@leveza/domain/exams/judge.ts';
import { personOn } from '@leveza/domain/exams/person-on.ts';
import type { ResultFlag } from '@leveza/domain/exams/states.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import type { ReviewValue } from '../upload/values-of.ts';

type Judged = Pick<ReviewValue, 'key' | 'value' | 'unit' | 'referenceRange'>;

/** How a value will stand once it is saved, as the server judges it: the patient meets no *Crítico* only afterwards. */
export function useJudge(examDate: string): (value: Judged) => ResultFlag | null {
  const patient = useSession();
  const today = useToday();
  const person = personOn(patient, isDay(examDate) ? examDate : today);
  return ({ key, value, unit, referenceRange }) =>
    judge({ ...UNREAD, key, value, unit: unit || null, referenceRange: referenceRange || null }, person).flag;
}

const UNREAD = { valueNumber: null, comparator: null, refLow: null, refHigh: null };
