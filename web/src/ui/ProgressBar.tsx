import { useId } from 'react';
import { formatPercent } from '../lib/format.ts';

interface Props {
  label: string;
  isLabelHidden?: boolean;
  /** `null` while the progress is unknown. */
  value: number | null;
  max?: number;
  /** Text in place of the number, such as '12 de 30 doses'. */
  valueText?: string;
  level?: 'brand' | 'ok' | 'low' | 'critical' | 'empty';
  /** Work under way, or how much is left of something. */
  kind?: 'progress' | 'level';
}

const FILL = {
  brand: 'bg-brand',
  ok: 'bg-ok',
  low: 'bg-low',
  critical: 'bg-critical',
  empty: 'bg-empty',
} as const;

export function ProgressBar(props: Props) {
  const { label, isLabelHidden = false, value, max = 100, level = 'brand', kind = 'progress' } = props;
  const id = useId();
  const share = value === null || max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1);
  const text = props.valueText ?? (value === null ? undefined : formatPercent(Math.round(share * 100) / 100));
  return (
    <div className="grid gap-1.5">
      <div className={isLabelHidden ? 'sr-only' : 'flex flex-wrap justify-between gap-x-4 text-sm'}>
        <span id={id} className="font-medium text-ink-soft">
          {label}
        </span>
        {text && (
          <span aria-hidden className="font-semibold tabular-nums">
            {text}
          </span>
        )}
      </div>
      <div
        role={kind === 'level' ? 'meter' : 'progressbar'}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        {value === null ? (
          <div className="progress-unknown h-full w-1/3 rounded-full bg-brand" />
        ) : (
          <div
            className={`h-full rounded-full transition-[width] duration-200 ${FILL[level]}`}
            style={{ width: `${share * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
