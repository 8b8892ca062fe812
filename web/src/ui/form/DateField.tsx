import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { formatDay } from '../../lib/format.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { BOX_BUTTON_LOOK } from './input-look.ts';
import { isDay, readDay, readExpiry, withExpirySlashes, withSlashes } from './read-day.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useTyped, type Read } from './use-typed.ts';

// 40 kB that most forms never open: a birth date is typed.
const CalendarPopover = lazyDialog(() => import('./CalendarPopover.tsx'), 'CalendarPopover');

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'start' | 'end' | 'maxLength'
> {
  /** `YYYY-MM-DD`. A text that is no day is passed on as typed: schemas refuse it, so it is never saved as empty. */
  value: string | null | undefined;
  onChange: (day: string | null) => void;
  minDay?: string;
  maxDay?: string;
  /** Boxes print an expiry as mm/aaaa: it counts up to the last day of that month. */
  isExpiry?: boolean;
}

/** A day typed as dd/mm/aaaa or picked from a calendar. */
export function DateField({ minDay, maxDay, isExpiry = false, value, onChange, ...field }: DateFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const typed = useTyped<string | null>({
    value: value ?? null,
    onChange,
    onBlur: field.onBlur,
    error: field.error,
    read: (text) => read(text, { minDay, maxDay, isExpiry }),
    write: (day) => (day && isDay(day) ? formatDay(day) : (day ?? '')),
  });

  return (
    <>
      <TextField
        autoComplete="off"
        placeholder={isExpiry ? 'mm/aaaa' : 'dd/mm/aaaa'}
        hint={isExpiry ? 'Como na caixa: 03/2027, ou o dia inteiro.' : undefined}
        {...field}
        inputMode="numeric"
        value={typed.text}
        onChange={(text) => typed.type((isExpiry ? withExpirySlashes : withSlashes)(typed.text, text))}
        onBlur={typed.leave}
        error={typed.error}
        inputClassName="pr-0 tabular-nums"
        boxRef={box}
        end={
          <Button
            aria-label="Abrir calendário"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={field.isDisabled || field.isReadOnly}
            onPress={() => {
              setWasOpened(true);
              setOpen(!isOpen);
            }}
            className={BOX_BUTTON_LOOK}
          >
            <CalendarDays aria-hidden className="size-5" />
          </Button>
        }
      />
      {wasOpened && (
        <CalendarPopover
          label={field.label}
          triggerRef={box}
          day={value && isDay(value) ? value : null}
          {...{ isOpen, minDay, maxDay }}
          onOpenChange={setOpen}
          onPick={(day) => {
            setOpen(false);
            onChange(day);
          }}
        />
      )}
    </>
  );
}

const REFUSALS = {
  unreadable: 'Escreva a data como dd/mm/aaaa.',
  'short-year': 'Escreva o ano com quatro números.',
  'no-such-day': 'Esta data não existe. Confira o dia e o mês.',
} as const;

const UNREADABLE_EXPIRY = 'Escreva a data como mm/aaaa ou dd/mm/aaaa.';

type Limits = Pick<DateFieldProps, 'minDay' | 'maxDay' | 'isExpiry'>;

function read(text: string, { minDay, maxDay, isExpiry }: Limits): Read<string | null> {
  const reading = isExpiry ? readExpiry(text) : readDay(text);
  if (!reading.ok) {
    const isUnclear = isExpiry && reading.why === 'unreadable';
    return { ok: false, value: text, sentence: isUnclear ? UNREADABLE_EXPIRY : REFUSALS[reading.why] };
  }
  const day = reading.value;
  if (day && minDay && day < minDay) {
    return { ok: false, value: day, sentence: `Escolha uma data a partir de ${formatDay(minDay)}.` };
  }
  if (day && maxDay && day > maxDay) {
    return { ok: false, value: day, sentence: `Escolha uma data até ${formatDay(maxDay)}.` };
  }
  return reading;
}
