import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { cellsOf } from '@leveza/domain/calendar/month.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState, type TouchEvent } from 'react';
import { formatDayAs, formatMonth } from '../../../lib/format.ts';
import { useScreen } from '../../../lib/use-screen.ts';
import type { CalendarView } from '../use-calendar-view.ts';
import { dayByKey } from './grid-keys.ts';
import { MonthCell } from './MonthCell.tsx';

const WEEK = 'grid grid-cols-7 sm:gap-1';
const WEEKS = [0, 7, 14, 21, 28, 35];

interface Props {
  events: readonly CalendarEvent[];
  view: CalendarView;
}

/**
 * A month in six weeks, as a grid with one tab stop. Not React Aria's calendar: that one shows four to six weeks, does
 * not let days of the other months be chosen, and names a cell by its date alone.
 */
export function MonthGrid({ events, view }: Props) {
  const { day: selected, month, today, goTo } = view;
  const id = useId();
  const isWide = useScreen() !== 'phone';
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const cells = cellsOf(month);
  const stop = focused?.startsWith(month) ? focused : selected;
  const focus = (day: string) => document.getElementById(`${id}-${day}`)?.focus();

  // The keyboard left the month: its day can take the focus only after the month has changed.
  useEffect(() => {
    if (!wanted.current?.startsWith(month)) return;
    document.getElementById(`${id}-${wanted.current}`)?.focus();
    wanted.current = null;
  }, [id, month]);

  const isHeard = (key: string): boolean => {
    if (key === 'Enter' || key === ' ') {
      goTo(stop);
      return true;
    }
    const next = dayByKey(stop, key);
    if (next === null) return false;
    if (next.startsWith(month)) focus(next);
    else {
      wanted.current = next;
      goTo(next);
    }
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && isHeard(event.key)) event.preventDefault();
  };

  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={formatMonth(month)}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setFocused(null)
      }
      {...useSwipe((direction) => view.goByMonths(direction))}
      className="grid touch-pan-y outline-none sm:gap-1"
    >
      <div role="row" className={WEEK}>
        {cells.slice(0, 7).map((day) => (
          <span
            key={day}
            role="columnheader"
            aria-label={formatDayAs(day, { weekday: 'long' })}
            className="pb-1 text-center text-xs font-medium text-ink-soft"
          >
            {formatDayAs(day, { weekday: 'short' }).replace('.', '')}
          </span>
        ))}
      </div>
      {WEEKS.map((week) => (
        <div key={week} role="row" className={WEEK}>
          {cells.slice(week, week + 7).map((day) => (
            <MonthCell
              key={day}
              id={`${id}-${day}`}
              {...{ day, isWide }}
              events={events.filter(({ date }) => date === day)}
              isOfMonth={day.startsWith(month)}
              isToday={day === today}
              isSelected={day === selected}
              isStop={day === stop}
              onSelect={() => goTo(day)}
              onFocus={() => setFocused(day)}
              onKeyDown={onKeyDown}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A shorter way is a tap, and a steeper one scrolls the page. */
const LEAST_PX = 48;
const MOST_SLOPE = 0.6;

/** Hears a finger that is drawn sideways over an element: 1 to the left, which leads on, and -1 to the right. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= LEAST_PX && Math.abs(y) <= Math.abs(x) * MOST_SLOPE) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
