import { INTENSITY_LABEL } from '@leveza/domain/side-effects/intensity.ts';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { FieldShell } from '../../../ui/form/FieldShell.tsx';
import { rootProps } from '../../../ui/form/field.ts';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { INTENSITY_LOOK } from './intensity-look.ts';
import { IntensityWords } from './IntensityWords.tsx';

const STEP = `${INTENSITY_LOOK.step} data-pressed:bg-sunken data-focus-visible:outline-2
  data-focus-visible:outline-offset-2 data-focus-visible:outline-brand`;
const REST = `${INTENSITY_LOOK.rest} data-invalid:border-critical data-hovered:border-ink-faint`;

/** 1 to 5, each with its word; one under the other where five do not fit side by side. */
export function IntensityField({ label, field }: { label: string; field: BoundField<number | null> }) {
  const props = { ...field, label, isRequired: true };
  return (
    <RadioGroup
      {...rootProps({ ...props, className: '@container' })}
      orientation="horizontal"
      value={field.value === null ? null : String(field.value)}
      onChange={(step) => field.onChange(Number(step))}
      onBlur={field.onBlur}
    >
      <FieldShell {...props}>
        <div className={INTENSITY_LOOK.list}>
          {INTENSITY_LABEL.map((word, index) => (
            <RadioField
              key={word}
              value={String(index + 1)}
              aria-label={`${index + 1}, ${word}`}
              className="grid min-w-0"
              inputRef={index === 0 ? field.ref : undefined}
            >
              <RadioButton className={`${STEP} ${field.value === index + 1 ? INTENSITY_LOOK.chosen : REST}`}>
                <IntensityWords step={index + 1} word={word} />
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
