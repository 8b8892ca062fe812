import type { Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { rootProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { valueOf } from './option.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

export interface SegmentedControlProps<V extends string> extends RadioGroupProps<V> {
  ref?: Ref<HTMLInputElement | null>;
}

const SEGMENT =
  'relative grid min-h-10 cursor-pointer place-items-center rounded-lg px-2 py-1.5 text-center text-sm leading-tight font-medium text-ink-soft sm:text-base ' +
  'transition-colors duration-150 data-hovered:text-ink data-pressed:text-ink pointer-coarse:min-h-11 ' +
  'data-selected:bg-raised data-selected:text-ink data-selected:font-semibold data-selected:shadow-sm data-selected:ring-1 data-selected:ring-line-strong ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-50 ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-brand';

/** One of two to five short answers, all in sight. */
export function SegmentedControl<V extends string>({ ref, ...props }: SegmentedControlProps<V>) {
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
        <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1">
          {props.options.map((option, index) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              className="grid min-w-0"
              inputRef={index === 0 ? ref : undefined}
            >
              <RadioButton className={SEGMENT}>{option.label}</RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
