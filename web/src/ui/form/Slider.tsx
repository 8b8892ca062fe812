import { type Ref, useId } from 'react';

interface Props {
  label: string;
  /** The thumb's value in words. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A value found by moving rather than by typing; its meaning stands beside its name. */
export function Slider({ label, valueText, value, min, max, step = 1, onChange, ref }: Props) {
  const id = useId();
  return (
    <div className="grid min-w-0">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <output htmlFor={id} aria-live="off" className="text-sm font-semibold text-brand-ink tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        ref={ref}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer rounded-lg accent-brand"
      />
    </div>
  );
}
