import type { Scale } from '../../lib/measure.ts';
import type { BoundField } from './FormField.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { writeNumber } from './read-number.ts';

export interface MeasureFieldProps extends BoundField<number | null> {
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  scale: Scale;
  /** In kg or cm. */
  limits: { min: number; max: number };
  /** With − and + of this much, in the unit on the screen. */
  step?: number;
  /** Where the steps begin while the field is empty. */
  startAt?: number | null;
  className?: string;
  /** Reads the typed text in place of a plain number. */
  read?: NumberFieldProps['read'];
}

/** A weight or length in the patient's unit. The form holds kg or cm, so changing the unit changes no value. */
export function MeasureField(props: MeasureFieldProps) {
  const { scale, limits, value, onChange, step, startAt = null, ...field } = props;
  // The schema's sentence speaks of kg and cm; in another unit the field says the same in that one.
  const isMetric = scale.stored(1) === 1;
  const shown = {
    ...field,
    unit: scale.unit,
    decimals: 1,
    value: value === null ? null : scale.shown(value),
    onChange: (typed: number | null) => onChange(typed === null ? null : scale.stored(typed)),
  };
  const bounds = within(scale, limits);
  const outside = `${field.label} deve estar entre ${writeNumber(bounds.min)} e ${writeNumber(bounds.max)} ${scale.unit}`;
  if (step === undefined) return <NumberField {...shown} {...(!isMetric && { ...bounds, outside })} />;
  // Pressing − and + stays inside the limits in every unit.
  const start = startAt === null ? undefined : scale.shown(startAt);
  return <QuantityField {...shown} isLarge step={step} startAt={start} {...bounds} outside={outside} />;
}

/** The first and last tenth that are inside the limits. */
function within(
  { stored, shown }: Scale,
  { min, max }: MeasureFieldProps['limits'],
): MeasureFieldProps['limits'] {
  const first = shown(min);
  const last = shown(max);
  return {
    min: stored(first) < min ? tenths(first + 0.1) : first,
    max: stored(last) > max ? tenths(last - 0.1) : last,
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
