import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox as RacComboBox, Input } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { fold } from './fold.ts';
import { BOX_BUTTON_LOOK, INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';
import { OptionList } from './OptionList.tsx';

interface Props extends FieldProps {
  value: string | null | undefined;
  onChange: (text: string) => void;
  suggestions: readonly string[];
  /** They were found elsewhere, such as by the server, and are shown as they come; until then the list says this. */
  empty?: string;
  placeholder?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A text with known answers to pick from; any other one is taken as typed. */
export function SuggestField({ ref, ...props }: Props) {
  const { value, onChange, suggestions, empty } = props;
  const items = suggestions.map((label) => ({ value: label, label }));
  return (
    <RacComboBox
      {...rootProps(props)}
      // A list that opens without an answer has a place for the one that comes.
      {...(empty ? { items, allowsEmptyCollection: true } : { defaultItems: items })}
      inputValue={value ?? ''}
      onInputChange={onChange}
      onBlur={props.onBlur}
      defaultFilter={(text, typed) => fold(text).includes(fold(typed))}
      allowsCustomValue
    >
      <FieldShell {...props}>
        <InputBox>
          <Input
            ref={ref}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            className={INPUT_LOOK}
          />
          <Button className={BOX_BUTTON_LOOK}>
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        </InputBox>
      </FieldShell>
      <OptionList empty={empty ?? 'Nada encontrado'} />
    </RacComboBox>
  );
}
