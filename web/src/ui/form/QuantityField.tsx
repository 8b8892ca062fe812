import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button, type PressEvent } from 'react-aria-components';
import { BOX_BUTTON_LOOK } from './input-look.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { writeNumber } from './read-number.ts';

export interface QuantityFieldProps extends Omit<NumberFieldProps, 'start' | 'end' | 'onKeyDown'> {
  step?: number;
  /** The value after the first step from an empty field. */
  startAt?: number | undefined;
  /** The one figure of a form, to be read and pressed at arm's length. */
  isLarge?: boolean;
}

const LARGE_BUTTON =
  'grid size-15 shrink-0 cursor-pointer place-items-center rounded-xl bg-brand-soft text-brand-ink -outline-offset-2 ' +
  'transition-colors duration-150 data-hovered:bg-brand data-hovered:text-on-brand data-pressed:bg-brand ' +
  'data-pressed:text-on-brand data-disabled:cursor-not-allowed data-disabled:opacity-40';

/** A number with − and +. Typed text is never clamped: a silently changed dose is worse than a refusal. */
export function QuantityField(props: QuantityFieldProps) {
  const { step = 1, startAt, min = 0, max = Infinity, isLarge = false, ...field } = props;
  const [announced, setAnnounced] = useState('');
  const { decimals = decimalsOf(step), unit = '', isDisabled = false } = field;
  const value = field.value ?? Number.NaN;

  function stepBy(change: number): number {
    const next = roundTo(Number.isNaN(value) ? (startAt ?? change) : value + change, decimals);
    const kept = Math.min(Math.max(next, min), max);
    field.onChange(kept);
    setAnnounced(`${writeNumber(kept)} ${unit}`);
    return kept;
  }

  function press(change: number, event: PressEvent) {
    const reached = stepBy(change);
    const isAtLimit = change < 0 ? reached <= min : reached >= max;
    // A button that becomes disabled would drop the keyboard focus.
    if (isAtLimit && event.pointerType === 'keyboard') {
      event.target.parentElement?.querySelector('input')?.focus();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? step : -step);
  }

  const stepper = (name: string, Icon: LucideIcon, change: number, isAtLimit: boolean) => (
    <Button
      aria-label={`${name} ${field.label.toLowerCase()}`}
      isDisabled={isDisabled || isAtLimit}
      onPress={(event) => press(change, event)}
      className={isLarge ? LARGE_BUTTON : BOX_BUTTON_LOOK}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );

  return (
    <NumberField
      {...field}
      {...{ decimals, min, max, onKeyDown }}
      inputClassName={isLarge ? 'min-h-15 text-center text-3xl! font-bold' : 'text-center font-semibold'}
      start={stepper('Diminuir', Minus, -step, value <= min)}
      end={
        <>
          {stepper('Aumentar', Plus, step, value >= max)}
          <output className="sr-only">{announced}</output>
        </>
      }
    />
  );
}

const decimalsOf = (step: number) => (String(step).split('.')[1] ?? '').length;
const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
