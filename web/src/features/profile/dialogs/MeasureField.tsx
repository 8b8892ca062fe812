import type { Scale } from '../../../lib/measure.ts';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';

interface Props extends BoundField<number | null> {
  label: string;
  hint?: string;
  scale: Scale;
  /** In kg or cm. */
  limits: { min: number; max: number };
}

/** A weight or height in the patient's unit. The form holds kg or cm, so changing the unit changes no value. */
export function MeasureField({ scale, limits, value, onChange, ...field }: Props) {
  // The specification's sentence speaks of kg and cm; in another unit the field names the limit itself.
  const isMetric = scale.stored(1) === 1;
  return (
    <NumberField
      {...field}
      unit={scale.unit}
      decimals={1}
      {...(!isMetric && within(scale, limits))}
      value={value === null ? null : scale.shown(value)}
      onChange={(typed) => onChange(typed === null ? null : scale.stored(typed))}
    />
  );
}

/** The first and last tenth that are inside the limits. */
function within({ stored, shown }: Scale, { min, max }: Props['limits']): Props['limits'] {
  const first = shown(min);
  const last = shown(max);
  return {
    min: stored(first) < min ? tenths(first + 0.1) : first,
    max: stored(last) > max ? tenths(last - 0.1) : last,
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
