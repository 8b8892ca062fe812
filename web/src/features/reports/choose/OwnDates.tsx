import { MOST_REPORT_DAYS } from '@leveza/domain/reports/types.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useState } from 'react';
import { DateField } from '../../../ui/form/DateField.tsx';
import { isDay } from '../../../ui/form/read-day.ts';

type End = 'from' | 'to';

interface Props {
  from: string;
  to: string;
  today: string;
  onChange: (days: { from?: string; to?: string }) => void;
}

/** A text in a field, and the day of the report when it was typed. */
interface Typed {
  day: string | null;
  beside: string;
}

/** A day that is still being typed, or is outside of its limits, changes nothing; its field says why. */
export function OwnDates({ from, to, today, onChange }: Props) {
  const days = { from, to };
  const [typed, setTyped] = useState<{ from?: Typed; to?: Typed }>({});
  const [accepted, setAccepted] = useState({ from: 0, to: 0 });
  const latest = addDays(from, MOST_REPORT_DAYS - 1);
  const limits = {
    from: { minDay: addDays(to, 1 - MOST_REPORT_DAYS), maxDay: to },
    to: { minDay: from, maxDay: latest < today ? latest : today },
  };
  const shownIn = (end: End) => {
    const text = typed[end];
    // A day that came from elsewhere, such as the way back, takes the place of the text.
    return text && (text.beside === days[end] || text.day === days[end]) ? text.day : days[end];
  };
  const field = (end: End) => {
    const { minDay, maxDay } = limits[end];
    const other = end === 'from' ? 'to' : 'from';
    return {
      ...limits[end],
      value: shownIn(end),
      onChange: (day: string | null) => {
        setTyped({ ...typed, [end]: { day, beside: days[end] } });
        const both = { from: shownIn('from'), to: shownIn('to'), [end]: day };
        if (both[other] !== days[other] && isPeriod(both, today)) {
          // Together with this day the one refused before makes a period: its sentence is over.
          setAccepted({ ...accepted, [other]: accepted[other] + 1 });
          onChange(both);
        } else if (day && isDay(day) && day >= minDay && day <= maxDay) onChange({ [end]: day });
      },
    };
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField key={`from ${accepted.from}`} label="De" {...field('from')} />
      <DateField key={`to ${accepted.to}`} label="Até" {...field('to')} />
    </div>
  );
}

type Both = Record<End, string | null>;

function isPeriod(days: Both, today: string): days is Record<End, string> {
  const { from, to } = days;
  if (!from || !to || !isDay(from) || !isDay(to)) return false;
  return from <= to && to <= today && to <= addDays(from, MOST_REPORT_DAYS - 1);
}
