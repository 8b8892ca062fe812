import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatLongDay } from '../../../lib/format.ts';
import { byRarity, markKindOf } from '../events/event-looks.ts';
import { EventMark } from '../events/EventMark.tsx';
import { itemsText } from '../events/event-words.ts';
import { cellLines, linesOf } from './cell-lines.ts';

const MOST_LINES = 3;
const MOST_MARKS = 4;

interface Props {
  id: string;
  day: string;
  events: readonly CalendarEvent[];
  isOfMonth: boolean;
  isToday: boolean;
  isSelected: boolean;
  /** The one cell that Tab leads to. */
  isStop: boolean;
  /** Room for the names of events; else marks stand for them. */
  isWide: boolean;
  onSelect: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function MonthCell(props: Props) {
  const { id, day, events, isOfMonth, isToday, isSelected, isStop, isWide } = props;
  const label = [formatLongDay(day), isToday && 'hoje', events.length > 0 && itemsText(events.length)];
  return (
    <div
      id={id}
      role="gridcell"
      aria-label={label.filter(Boolean).join(', ')}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={props.onSelect}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      className={`grid min-w-0 cursor-pointer content-start rounded-xl -outline-offset-2 ${isOfMonth ? 'text-ink' : 'text-ink-faint'}
        ${isWide ? 'h-27 gap-1 border border-line bg-surface p-1.5 hover:bg-sunken aria-selected:border-brand' : 'h-11 justify-items-center'}`}
    >
      <span
        className={`grid place-items-center rounded-full text-sm tabular-nums ${isWide ? 'size-6' : 'size-7.5'}
          ${isSelected ? 'bg-brand font-semibold text-on-brand' : isToday ? 'font-bold text-brand-ink ring-2 ring-brand ring-inset' : ''}`}
      >
        {Number(day.slice(8))}
      </span>
      {isWide ? <Names events={events} /> : <Marks events={events} />}
    </div>
  );
}

/** One mark for each kind of event of the day. */
function Marks({ events }: { events: readonly CalendarEvent[] }) {
  const kinds = [...new Set(events.toSorted(byRarity).map(markKindOf))];
  return (
    <span aria-hidden className="flex h-2.5 items-center justify-center gap-0.5">
      {kinds.slice(0, MOST_MARKS).map((kind) => (
        <EventMark key={kind} kind={kind} />
      ))}
    </span>
  );
}

/** Lines a cell holds below its number. */
const ROOM = 4;
const CLAMP = ['truncate', 'line-clamp-2', 'line-clamp-3', 'line-clamp-4'];

/** Three events, then '+N' for those that none of them stands for. Long ones wrap into the lines that are free. */
function Names({ events }: { events: readonly CalendarEvent[] }) {
  const shown = cellLines(events).slice(0, MOST_LINES);
  const more = events.length - shown.reduce((sum, { count }) => sum + count, 0);
  const lines = linesOf(
    shown.map(({ text }) => text),
    ROOM - Number(more > 0),
  );
  return (
    <span aria-hidden className="grid gap-0.5 text-xs leading-tight tabular-nums">
      {shown.map(({ key, kind, text, isDone }, place) => (
        <span key={key} className="flex min-w-0 items-baseline gap-1">
          {isDone ? <Check className="size-2.5 shrink-0" strokeWidth={3} /> : <EventMark kind={kind} />}
          <span className={`min-w-0 wrap-anywhere ${CLAMP[lines[place]! - 1]}`}>{text}</span>
        </span>
      ))}
      {more > 0 && <span className="font-semibold text-ink-soft">+{more}</span>}
    </span>
  );
}
