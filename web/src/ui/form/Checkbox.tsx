import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { CheckMark } from './CheckMark.tsx';
import { CHOICE_LOOK } from './choice-look.ts';
import { ErrorText } from './ErrorText.tsx';
import { rootProps, type FieldProps } from './field.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** May hold a link, as in 'Li e aceito os termos'. */
  label: ReactNode;
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  ref?: Ref<HTMLInputElement | null>;
}

export function Checkbox({ ref, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...rootProps(props)}
      isSelected={props.value ?? false}
      onChange={props.onChange}
      onBlur={props.onBlur}
      inputRef={ref}
    >
      <CheckboxButton className={CHOICE_LOOK}>
        <CheckMark />
        <span>{props.label}</span>
      </CheckboxButton>
      <ErrorText>{props.error}</ErrorText>
      {props.hint && (
        <Text slot="description" className="-mt-2 pl-9 text-sm text-ink-soft">
          {props.hint}
        </Text>
      )}
    </CheckboxField>
  );
}
