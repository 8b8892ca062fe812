import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { ExamOfDay } from '../exams/shared/exams-of-days.ts';

/** Exams that were made, each on its day. */
export function examEvents(rows: readonly ExamOfDay[]): CalendarEvent[] {
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
