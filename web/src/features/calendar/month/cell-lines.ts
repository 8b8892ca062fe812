import type { CalendarEvent, EventType } from '@leveza/contract/calendar/calendar.ts';
import { byRarity, type MarkKind, markKindOf } from '../events/event-looks.ts';

interface CellLine {
  key: string;
  kind: MarkKind;
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
    kind: markKindOf({ type, completed }),
    text: shortOf(type, title),
    isDone: completed && isTask,
    count: 1,
  }));
  return doses.length > 1 ? [...lines, lineOf(doses)] : lines;
}

/** A cell has room for about ten letters, and its mark says the kind: the words are those that tell one from another. */
const SHORT: Partial<Record<EventType, (title: string) => string>> = {
  // 'Aplicação de Ozempic, 0,5 mg'
  application: (title) => title.replace(/^Aplicação de /, '').replace(/, .*/, ''),
  // 'Peso: 86,8 kg', 'Náusea, intensidade 4'
  measurement: (title) => title.replace(/^Peso: /, '').replace(/, intensidade .*/, ''),
  stock: (title) => title.replace(/^Primeira dose sem estoque em casa: /, 'Falta '),
};
const shortOf = (type: EventType, title: string) => SHORT[type]?.(title) ?? title;

/** '4 doses', with those taken where only some were: '3/4 doses'. */
function lineOf(doses: readonly CalendarEvent[]): CellLine {
  const count = doses.length;
  const taken = doses.filter(({ completed }) => completed).length;
  const isDone = taken === count;
  const text = taken > 0 && !isDone ? `${taken}/${count} doses` : `${count} doses`;
  return { key: 'doses', kind: 'medication', text, isDone, count };
}

/** Letters of a line, at the least width of a cell. */
const LETTERS = 10;

/** How many lines each text of a cell gets: one, and of those that are free as many as its words need. */
export function linesOf(texts: readonly string[], room: number): number[] {
  const lines = texts.map(() => 1);
  const needOf = (place: number) => Math.ceil(texts[place]!.length / LETTERS) - lines[place]!;
  for (let free = room - texts.length; free > 0; free -= 1) {
    const [neediest] = lines.map((_, place) => place).toSorted((one, other) => needOf(other) - needOf(one));
    if (neediest === undefined || needOf(neediest) <= 0) break;
    lines[neediest]! += 1;
  }
  return lines;
}
