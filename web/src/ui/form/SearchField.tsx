import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Input, SearchField as RacSearchField } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { BOX_BUTTON_LOOK, INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';

export interface SearchFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter pressed; typing alone already calls `onChange`. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ ref, ...props }: SearchFieldProps) {
  const { value, onChange, onSubmit, onBlur, isLabelHidden = true } = props;
  return (
    <RacSearchField {...rootProps(props)} {...{ value, onChange, onSubmit, onBlur }}>
      <FieldShell {...props} isLabelHidden={isLabelHidden}>
        <InputBox>
          <Search aria-hidden className="ml-3.5 size-5 shrink-0 text-ink-faint" />
          <Input
            ref={ref}
            placeholder={props.placeholder ?? props.label}
            enterKeyHint="search"
            className={`${INPUT_LOOK} appearance-none pl-2.5 [&::-webkit-search-cancel-button]:hidden`}
          />
          {value !== '' && (
            <Button aria-label="Limpar busca" className={BOX_BUTTON_LOOK}>
              <X aria-hidden className="size-5" />
            </Button>
          )}
        </InputBox>
      </FieldShell>
    </RacSearchField>
  );
}
