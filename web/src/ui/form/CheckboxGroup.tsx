import type { Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as RacCheckboxGroup,
  Text,
} from 'react-aria-components';
import { CheckMark } from './CheckMark.tsx';
import { CHOICE_LOOK } from './choice-look.ts';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import type { Option } from './option.ts';

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: readonly V[] | null | undefined;
  onChange: (value: V[]) => void;
  ref?: Ref<HTMLInputElement | null>;
}

export function CheckboxGroup<V extends string>({ ref, ...props }: CheckboxGroupProps<V>) {
  return (
    <RacCheckboxGroup
      {...rootProps(props)}
      value={[...(props.value ?? [])]}
      onChange={(keys) =>
        props.onChange(props.options.map(({ value }) => value).filter((value) => keys.includes(value)))
      }
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-4">
          {props.options.map((option, index) => (
            <CheckboxField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              inputRef={index === 0 ? ref : undefined}
            >
              <CheckboxButton className={CHOICE_LOOK}>
                <CheckMark />
                <span>{option.label}</span>
              </CheckboxButton>
              {option.hint && (
                <Text slot="description" className="block pb-2 pl-9 text-sm text-ink-soft">
                  {option.hint}
                </Text>
              )}
            </CheckboxField>
          ))}
        </div>
      </FieldShell>
    </RacCheckboxGroup>
  );
}
