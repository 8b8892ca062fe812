import type { Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as RacRadioGroup, Text } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { valueOf, type Option } from './option.ts';

export interface RadioGroupProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  ref?: Ref<HTMLInputElement | null>;
}

const ROW =
  'group flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink ' +
  'transition-colors duration-150 data-hovered:border-ink-faint data-pressed:bg-sunken data-invalid:border-critical ' +
  'data-selected:border-brand data-selected:bg-brand-soft data-disabled:cursor-not-allowed data-disabled:opacity-50 ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand';

const DOT =
  'size-6 shrink-0 rounded-full border-2 border-line-strong bg-surface transition-all duration-150 group-data-selected:border-7 group-data-selected:border-brand';

export function RadioGroup<V extends string>({ ref, ...props }: RadioGroupProps<V>) {
  return (
    <RacRadioGroup
      {...rootProps(props)}
      value={props.value ?? null}
      onChange={(key) => {
        const value = valueOf(props.options, key);
        if (value !== null) props.onChange(value);
      }}
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <div className="grid gap-2">
          {props.options.map((option, index) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              inputRef={index === 0 ? ref : undefined}
            >
              <RadioButton className={ROW}>
                <span aria-hidden className={DOT} />
                <span>
                  {option.label}{' '}
                  {option.hint && (
                    <Text slot="description" className="block text-sm text-ink-soft">
                      {option.hint}
                    </Text>
                  )}
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </RacRadioGroup>
  );
}
