import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input, TextField as RacTextField, type InputProps } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<InputProps, 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'onKeyDown' | 'onPaste'> {
  value: string | null | undefined;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number | undefined;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** Content of the box before and after the text, such as a unit or a button. */
  start?: ReactNode;
  end?: ReactNode;
  inputClassName?: string;
  boxRef?: Ref<HTMLDivElement>;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ ref, boxRef, ...props }: TextFieldProps) {
  const { type = 'text', autoComplete, maxLength, isReadOnly, autoFocus, onChange, onBlur } = props;
  const { placeholder, inputMode, enterKeyHint, autoCapitalize, onKeyDown, onPaste } = props;
  return (
    <RacTextField
      {...rootProps(props)}
      {...{ type, autoComplete, maxLength, isReadOnly, autoFocus, onChange, onBlur }}
      value={props.value ?? ''}
    >
      <FieldShell {...props}>
        <InputBox ref={boxRef}>
          {props.start}
          <Input
            {...{ placeholder, inputMode, enterKeyHint, autoCapitalize, onKeyDown, onPaste }}
            ref={ref}
            className={`${INPUT_LOOK} ${props.inputClassName ?? ''}`}
          />
          {props.end}
        </InputBox>
      </FieldShell>
    </RacTextField>
  );
}
