import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox as RacComboBox, Input } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { BOX_BUTTON_LOOK, INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';
import { readTyped } from './number-limits.ts';
import { OptionList } from './OptionList.tsx';
import { writeNumber } from './read-number.ts';
import { useTyped } from './use-typed.ts';

export interface NumberComboBoxProps extends FieldProps {
  /** The usual answers; any other number can be typed. */
  options: readonly number[];
  /** `NaN` stands for a text that is no number, as in `NumberField`. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  decimals?: number;
  unit?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A number picked from a short list, or typed. */
export function NumberComboBox({ ref, options, decimals = 2, unit, ...props }: NumberComboBoxProps) {
  const typed = useTyped<number | null>({
    value: props.value ?? null,
    onChange: props.onChange,
    onBlur: props.onBlur,
    error: props.error,
    read: (text) => readTyped(text, { decimals }),
    write: writeNumber,
  });
  const items = options.map((option) => ({ value: String(option), label: writeNumber(option) }));
  return (
    <RacComboBox
      {...rootProps({ ...props, error: typed.error })}
      defaultItems={items}
      inputValue={typed.text}
      // A picked option arrives here as well, as the text it puts into the box.
      onInputChange={(text) => text !== typed.text && typed.type(text)}
      onBlur={typed.leave}
      defaultFilter={(text, part) => text.startsWith(part.trim().replace('.', ','))}
      allowsCustomValue
    >
      <FieldShell {...props} error={typed.error}>
        <InputBox>
          <Input
            ref={ref}
            inputMode="decimal"
            autoComplete="off"
            placeholder={props.placeholder}
            className={`${INPUT_LOOK} tabular-nums`}
          />
          {unit && <span className="shrink-0 text-ink-soft">{unit}</span>}
          <Button className={BOX_BUTTON_LOOK}>
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        </InputBox>
      </FieldShell>
      <OptionList />
    </RacComboBox>
  );
}
