import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, Calendar, CalendarCell, CalendarGrid, Dialog, Popover } from 'react-aria-components';
import { Button as TextButton } from '../Button.tsx';
import { CalendarMonthChoice } from './CalendarMonthChoice.tsx';
import { BOX_BUTTON_LOOK } from './input-look.ts';
import { POPOVER_LOOK } from './popover-look.ts';

interface Props {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  day: string | null;
  onPick: (day: string) => void;
  minDay: string | undefined;
  maxDay: string | undefined;
}

const CELL =
  'grid aspect-square w-full cursor-pointer place-items-center rounded-full text-base tabular-nums transition-colors duration-100 ' +
  'data-hovered:bg-sunken data-pressed:bg-sunken data-outside-month:invisible data-today:font-bold not-data-selected:data-today:text-brand-ink ' +
  'data-disabled:cursor-default data-disabled:text-ink-faint data-disabled:opacity-60 ' +
  'data-selected:bg-brand data-selected:text-on-brand';

export function CalendarPopover({ label, day, onPick, minDay, maxDay, ...popover }: Props) {
  const now = today(getLocalTimeZone());
  const isTodayAllowed = (!minDay || now.toString() >= minDay) && (!maxDay || now.toString() <= maxDay);
  return (
    <Popover
      {...popover}
      placement="bottom end"
      className={`${POPOVER_LOOK} w-84 max-w-[calc(100vw-1rem)] p-3`}
    >
      <Dialog aria-label={`Calendário: ${label}`} className="outline-none">
        <Calendar
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a patient who opens a calendar wants its days
          autoFocus
          value={day ? parseDate(day) : null}
          minValue={minDay ? parseDate(minDay) : undefined}
          maxValue={maxDay ? parseDate(maxDay) : undefined}
          onChange={(picked) => onPick(picked.toString())}
        >
          <header className="flex items-center gap-1 pb-2">
            <Button slot="previous" className={BOX_BUTTON_LOOK}>
              <ChevronLeft aria-hidden className="size-5" />
            </Button>
            <CalendarMonthChoice />
            <Button slot="next" className={BOX_BUTTON_LOOK}>
              <ChevronRight aria-hidden className="size-5" />
            </Button>
          </header>
          <CalendarGrid
            weekdayStyle="short"
            className="w-full table-fixed border-collapse [&_td]:p-0 [&_th]:pb-1 [&_th]:text-xs [&_th]:font-medium [&_th]:text-ink-faint"
          >
            {(date) => <CalendarCell date={date} className={CELL} />}
          </CalendarGrid>
        </Calendar>
        {isTodayAllowed && (
          <TextButton
            variant="quiet"
            size="sm"
            isFullWidth
            className="mt-1"
            onPress={() => onPick(now.toString())}
          >
            Hoje
          </TextButton>
        )}
      </Dialog>
    </Popover>
  );
}
