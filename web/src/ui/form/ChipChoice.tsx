import { Check } from 'lucide-react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { rootProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { valueOf } from './option.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

const CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full border border-line-strong bg-surface px-2.5 text-sm font-medium text-ink sm:px-4 sm:text-base ' +
  'transition-colors duration-150 data-hovered:bg-sunken data-pressed:bg-sunken data-invalid:border-critical ' +
  'data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand';

/** One of a few short answers, as chips that wrap. */
export function ChipChoice<V extends string>({ ref, ...props }: RadioGroupProps<V>) {
  return (
    <RadioGroup
      {...rootProps(props)}
      orientation="horizontal"
      value={props.value ?? null}
      onChange={(key) => {
        const value = valueOf(props.options, key);
        if (value !== null) props.onChange(value);
      }}
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <div className="flex flex-wrap gap-1.5">
          {props.options.map(({ value, label }, index) => (
            <RadioField key={value} value={value} inputRef={index === 0 ? ref : undefined}>
              <RadioButton className={CHIP}>
                {value === props.value && <Check aria-hidden className="size-4 shrink-0" />}
                {label}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
