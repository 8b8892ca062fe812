import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';

/** The dose of a plan that an event is; null for any other event. */
export function doseOf({ planId, plannedAt, recordId, state, dose }: CalendarEvent) {
  if (dose === null || planId === null || state === null) return null;
  return { ...dose, planId, plannedAt, recordId, state };
}

export type EventDose = NonNullable<ReturnType<typeof doseOf>>;
