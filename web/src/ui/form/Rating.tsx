import type { Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';

export interface RatingProps extends FieldProps {
  /** 1 to 5. */
  value: number | null | undefined;
  onChange: (value: number) => void;
  /** Meanings of the five steps, from the least to the most. */
  steps: readonly [string, string, string, string, string];
  ref?: Ref<HTMLInputElement | null>;
}

const STEP =
  'grid min-h-12 cursor-pointer place-items-center rounded-xl border text-lg font-semibold tabular-nums transition-colors duration-150 ' +
  'data-pressed:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50 ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand';

export function Rating({ ref, ...props }: RatingProps) {
  const { steps, value } = props;
  return (
    <RadioGroup
      {...rootProps(props)}
      orientation="horizontal"
      value={value ? String(value) : null}
      onChange={(step) => props.onChange(Number(step))}
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <div className="grid grid-cols-5 gap-2">
          {steps.map((step, index) => (
            <RadioField
              key={step}
              value={String(index + 1)}
              aria-label={`${index + 1}, ${step}`}
              className="grid"
              inputRef={index === 0 ? ref : undefined}
            >
              <RadioButton className={`${STEP} ${stepLook(index + 1, value ?? 0)}`}>{index + 1}</RadioButton>
            </RadioField>
          ))}
        </div>
        <div aria-hidden className="flex justify-between gap-4 text-sm text-ink-soft">
          {value ? (
            <span className="font-semibold text-ink">{steps[value - 1]}</span>
          ) : (
            <>
              <span>1 {steps[0]}</span>
              <span className="text-right">5 {steps[4]}</span>
            </>
          )}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}

/** The chosen step stands out and those below it are tinted, like a scale filled up to it. */
function stepLook(step: number, value: number): string {
  if (step === value) return 'border-brand bg-brand text-on-brand';
  if (step < value) return 'border-brand bg-brand-soft text-brand-ink';
  return 'border-line-strong data-invalid:border-critical bg-surface text-ink-soft data-hovered:border-ink-faint data-hovered:text-ink';
}
