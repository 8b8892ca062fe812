import type { CalendarEvent, EventType } from '@leveza/contract/calendar/calendar.ts';
import { byRarity } from '../events/event-looks.ts';

interface CellLine {
  key: string;
  type: EventType;
  text: string;
  isDone: boolean;
  /** How many events it stands for. */
  count: number;
}

/**
 * The lines of a day's cell, the rare events by name. The doses of the day are one line: their names are the same every
 * day, and cut off in a cell they say nothing.
 */
export function cellLines(events: readonly CalendarEvent[]): CellLine[] {
  const doses = events.filter(({ type }) => type === 'medication');
  const named = doses.length > 1 ? events.filter(({ type }) => type !== 'medication') : events;
  const lines = named.toSorted(byRarity).map(({ id, type, title, completed, isTask }) => ({
    key: id,
    type,
    text: title,
    isDone: completed && isTask,
    count: 1,
  }));
  return doses.length > 1 ? [...lines, lineOf(doses)] : lines;
}

/** '4 doses', with those taken where only some were: '3/4 doses'. */
function lineOf(doses: readonly CalendarEvent[]): CellLine {
  const count = doses.length;
  const taken = doses.filter(({ completed }) => completed).length;
  const isDone = taken === count;
  const text = taken > 0 && !isDone ? `${taken}/${count} doses` : `${count} doses`;
  return { key: 'doses', type: 'medication', text, isDone, count };
}
