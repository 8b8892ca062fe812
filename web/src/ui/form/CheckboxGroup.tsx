import { Check } from 'lucide-react';
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
import { OPTION_LOOK, TICK } from './option-look.ts';

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: readonly V[] | null | undefined;
  onChange: (value: V[]) => void;
  look?: 'marks' | 'tiles' | 'chips';
  ref?: Ref<HTMLInputElement | null>;
}

const LOOK = {
  marks: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-4',
    option: CHOICE_LOOK,
  },
  tiles: OPTION_LOOK.tiles,
  chips: OPTION_LOOK.chips,
} as const;

/** Any number of answers to one question. */
export function CheckboxGroup<V extends string>({ ref, look = 'marks', ...props }: CheckboxGroupProps<V>) {
  const isMark = look === 'marks';
  const chosen = props.value ?? [];
  return (
    <RacCheckboxGroup
      {...rootProps(props)}
      value={[...chosen]}
      onChange={(keys) =>
        props.onChange(props.options.map(({ value }) => value).filter((value) => keys.includes(value)))
      }
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <div className={LOOK[look].list}>
          {props.options.map((option, index) => (
            <CheckboxField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              className={look === 'tiles' ? 'grid min-w-0' : ''}
              inputRef={index === 0 ? ref : undefined}
            >
              <CheckboxButton className={LOOK[look].option}>
                {isMark && <CheckMark />}
                <span>{option.label}</span>
                {!isMark && chosen.includes(option.value) && <Check aria-hidden className={TICK[look]} />}
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
