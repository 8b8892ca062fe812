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
}

/** A number with − and +. Typed text is never clamped: a silently changed dose is worse than a refusal. */
export function QuantityField({ step = 1, startAt, min = 0, max = Infinity, ...field }: QuantityFieldProps) {
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
      className={BOX_BUTTON_LOOK}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );

  return (
    <NumberField
      {...field}
      {...{ decimals, min, max, onKeyDown }}
      inputClassName="text-center font-semibold"
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
