import { INTENSITY_LABEL } from '@leveza/domain/side-effects/intensity.ts';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { FieldShell } from '../../../ui/form/FieldShell.tsx';
import { rootProps } from '../../../ui/form/field.ts';
import type { BoundField } from '../../../ui/form/FormField.tsx';

const STEP =
  'relative flex min-h-13 cursor-pointer items-center gap-x-3 gap-y-0.5 rounded-xl border px-3 py-2 min-[23rem]:flex-col ' +
  'min-[23rem]:justify-center min-[23rem]:px-0.5 min-[23rem]:text-center transition-colors duration-150 data-pressed:bg-sunken ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand';
const REST =
  'border-line-strong data-invalid:border-critical bg-surface text-ink data-hovered:border-ink-faint';
const CHOSEN = 'border-brand bg-brand text-on-brand';

/** 1 to 5, each with its word; one under the other where five do not fit side by side. */
export function IntensityField({ label, field }: { label: string; field: BoundField<number | null> }) {
  const props = { ...field, label, isRequired: true };
  return (
    <RadioGroup
      {...rootProps(props)}
      orientation="horizontal"
      value={field.value === null ? null : String(field.value)}
      onChange={(step) => field.onChange(Number(step))}
      onBlur={field.onBlur}
    >
      <FieldShell {...props}>
        <div className="grid gap-1.5 min-[23rem]:grid-cols-5">
          {INTENSITY_LABEL.map((word, index) => (
            <RadioField
              key={word}
              value={String(index + 1)}
              aria-label={`${index + 1}, ${word}`}
              className="grid min-w-0"
              inputRef={index === 0 ? field.ref : undefined}
            >
              <RadioButton className={`${STEP} ${field.value === index + 1 ? CHOSEN : REST}`}>
                <span className="text-lg leading-tight font-semibold tabular-nums">{index + 1}</span>
                <span className="text-sm leading-tight font-medium min-[23rem]:text-xs sm:min-[23rem]:text-sm">
                  {word}
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
