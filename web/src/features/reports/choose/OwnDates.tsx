import { MOST_REPORT_DAYS } from '@leveza/domain/reports/types.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useState } from 'react';
import { DateField } from '../../../ui/form/DateField.tsx';
import { isDay } from '../../../ui/form/read-day.ts';

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
  const latest = addDays(from, MOST_REPORT_DAYS - 1);
  const limits = {
    from: { minDay: addDays(to, 1 - MOST_REPORT_DAYS), maxDay: to },
    to: { minDay: from, maxDay: latest < today ? latest : today },
  };
  const field = (end: 'from' | 'to') => {
    const { minDay, maxDay } = limits[end];
    const text = typed[end];
    // A day that came from elsewhere, such as the way back, takes the place of the text.
    const isShown = text && (text.beside === days[end] || text.day === days[end]);
    return {
      ...limits[end],
      value: isShown ? text.day : days[end],
      onChange: (day: string | null) => {
        setTyped({ ...typed, [end]: { day, beside: days[end] } });
        if (day && isDay(day) && day >= minDay && day <= maxDay) onChange({ [end]: day });
      },
    };
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField label="De" {...field('from')} />
      <DateField label="Até" {...field('to')} />
    </div>
  );
}
