import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as RacRadioGroup, Text } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { valueOf, type Option } from './option.ts';
import { OPTION_LOOK, type OptionLook, TICK } from './option-look.ts';

export interface RadioGroupProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  look?: OptionLook;
  ref?: Ref<HTMLInputElement | null>;
}

const DOT =
  'size-6 shrink-0 rounded-full border-2 border-line-strong bg-surface transition-all duration-150 group-data-selected:border-7 group-data-selected:border-brand';

/** One of a few answers, all in sight. */
export function RadioGroup<V extends string>({ ref, look = 'rows', ...props }: RadioGroupProps<V>) {
  const { list, option: optionLook } = OPTION_LOOK[look];
  return (
    <RacRadioGroup
      {...rootProps(props)}
      orientation={look === 'rows' ? 'vertical' : 'horizontal'}
      value={props.value ?? null}
      onChange={(key) => {
        const value = valueOf(props.options, key);
        if (value !== null) props.onChange(value);
      }}
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <div className={list}>
          {props.options.map((option, index) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              className={look === 'chips' ? '' : 'grid min-w-0'}
              inputRef={index === 0 ? ref : undefined}
            >
              <RadioButton className={optionLook}>
                {look === 'rows' ? <RowText {...option} /> : option.label}
                {TICK[look] && option.value === props.value && <Check aria-hidden className={TICK[look]} />}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </RacRadioGroup>
  );
}

function RowText({ label, hint }: Option) {
  return (
    <>
      <span aria-hidden className={DOT} />
      <span>
        {label}{' '}
        {hint && (
          <Text slot="description" className="block text-sm text-ink-soft">
            {hint}
          </Text>
        )}
      </span>
    </>
  );
}
