import { MOST_REPORT_DAYS } from '@leveza/domain/reports/types.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { isDay } from '../../../ui/form/read-day.ts';

interface Props {
  from: string;
  to: string;
  today: string;
  onChange: (days: { from?: string; to?: string }) => void;
}

/** A day that is still being typed, or is outside of its limits, changes nothing; its field says why. */
export function OwnDates({ from, to, today, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label="De"
        value={from}
        minDay={addDays(to, 1 - MOST_REPORT_DAYS)}
        maxDay={to}
        onChange={(day) => day && isDay(day) && day <= to && onChange({ from: day })}
      />
      <DateField
        label="Até"
        value={to}
        minDay={from}
        maxDay={today}
        onChange={(day) => day && isDay(day) && day >= from && day <= today && onChange({ to: day })}
      />
    </div>
  );
}
