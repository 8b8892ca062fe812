import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox as RacComboBox, Input } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { fold } from './fold.ts';
import { BOX_BUTTON_LOOK, INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';
import { OptionList } from './OptionList.tsx';
import { valueOf, type Option } from './option.ts';

export interface ComboBoxProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V | null) => void;
  placeholder?: string;
  /** Searches elsewhere, such as on the server: `options` are then shown as they come, unfiltered. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A choice among many, found by typing any part of it, with or without accents. */
export function ComboBox<V extends string>({ ref, ...props }: ComboBoxProps<V>) {
  const { options, value = null, onSearch } = props;
  return (
    <RacComboBox
      {...rootProps(props)}
      {...(onSearch ? { items: options } : { defaultItems: options })}
      value={value}
      onChange={(key) => key !== value && props.onChange(valueOf(options, key))}
      onInputChange={onSearch}
      onBlur={props.onBlur}
      defaultFilter={(text, typed) => fold(text).includes(fold(typed))}
      allowsEmptyCollection
    >
      <FieldShell {...props}>
        <InputBox>
          <Input ref={ref} placeholder={props.placeholder} className={INPUT_LOOK} />
          <Button className={BOX_BUTTON_LOOK}>
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        </InputBox>
      </FieldShell>
      <OptionList empty={props.isLoading ? 'Buscando...' : 'Nada encontrado'} />
    </RacComboBox>
  );
}
