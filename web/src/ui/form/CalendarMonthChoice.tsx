import type { ReactNode } from 'react';
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components';

// A birth date is hundreds of months away: the arrows alone would not do.
const VISIBLE_YEARS = 201;

/** Month and year of a calendar as native selects, which phones show as wheels. */
export function CalendarMonthChoice() {
  return (
    <div className="flex flex-1 justify-center">
      <CalendarMonthPicker format="long">
        {({ items, ...month }) => <Choice {...month}>{items.map(toOption)}</Choice>}
      </CalendarMonthPicker>
      <CalendarYearPicker visibleYears={VISIBLE_YEARS}>
        {({ items, ...year }) => <Choice {...year}>{items.map(toOption)}</Choice>}
      </CalendarYearPicker>
    </div>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (value: string | number | null) => void;
  children: ReactNode;
}

function Choice({ value, onChange, children, ...select }: ChoiceProps) {
  return (
    <select
      {...select}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="min-h-10.5 cursor-pointer appearance-none rounded-xl bg-transparent px-2 text-base font-semibold text-ink hover:bg-sunken"
    >
      {children}
    </select>
  );
}

const toOption = ({ id, formatted }: { id: string | number; formatted: string }) => (
  <option key={id} value={id} className="bg-raised text-ink">
    {formatted}
  </option>
);
