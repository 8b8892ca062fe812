import { inOrder } from '@leveza/domain/order.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { doseMarks } from '../applications/shared/dose-marks.ts';
import { examsOfDaysQuestion, type ExamOfDay } from '../exams/shared/exams-of-days.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import { dosesOfDays, shelfPlans } from '../plans/shared/doses-of-days.ts';
import { runOutsOf } from '../plans/shared/run-outs.ts';
import { issueDaysQuestion } from '../prescriptions/shared/issue-days.ts';
import { appointmentsQuestion } from './appointment-events.ts';
import { doseEvents, injectionEvents } from './dose-events.ts';
import { effectsQuestion, measurementsQuestion, usesQuestion } from './record-events.ts';
import { boxesQuestion, penEvents, runOutEvents } from './stock-events.ts';

/** One list of everything in a patient's days, in the order of the clock; entries without a time come first. */
export async function eventsOfDays(call: Call, days: { from: Day; to: Day }): Promise<CalendarEvent[]> {
  const { db, owner } = call;
  const [[planned, runOuts], treated, records] = await askTogether(
    db,
    () => plannedOfDays(call, days),
    () => doseMarks(call, days),
    () =>
      askInOne(
        db,
        measurementsQuestion(call, days),
        effectsQuestion(call, days),
        appointmentsQuestion(call, days),
        usesQuestion(call, days),
        boxesQuestion(call, days),
        stockQuestion(owner),
        issueDaysQuestion(owner),
        examsOfDaysQuestion(owner, days),
      ),
  );
  const [measured, felt, booked, used, expiring, pens, receitas, examined] = records;
  const doses = doseEvents(planned);
  const ofPlans = new Set(doses.map(({ recordId }) => recordId));
  return [
    ...doses,
    ...used.filter(({ recordId }) => !ofPlans.has(recordId)),
    ...injectionEvents(call, treated),
    ...measured,
    ...felt,
    ...booked,
    ...examEvents(examined),
    ...expiring,
    ...runOutEvents(runOuts, days),
    ...penEvents(call, { treatment: treated.treatment, pens, receitas }, days),
  ].toSorted((one, other) => inOrder(placeOf(one), placeOf(other)));
}

/** Doses of boxes, and when the boxes run out. */
async function plannedOfDays(call: Call, days: { from: Day; to: Day }) {
  const plans = await shelfPlans(call);
  return askTogether(
    call.db,
    () => dosesOfDays(call, plans, days),
    () => runOutsOf(call, plans, days),
  );
}

const placeOf = ({ date, time, id }: CalendarEvent) => `${date}T${time ?? ''} ${id}`;

/** Exams that were made, each on its day. */
function examEvents(rows: readonly ExamOfDay[]): CalendarEvent[] {
  return rows.map(({ id, examType, examDate }) => ({
    id: `exam:${id}`,
    type: 'exam',
    title: examType,
    date: examDate,
    time: null,
    completed: true,
    important: false,
    isTask: false,
    state: null,
    planId: null,
    plannedAt: null,
    recordId: id,
    dose: null,
    place: { to: '/exams', search: { open: 'details', item: id } },
  }));
}
