import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Select as RacSelect, SelectValue } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { OptionList } from './OptionList.tsx';
import { valueOf, type Option } from './option.ts';

export interface SelectProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

const LOOK =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-3.5 py-2 text-left text-base text-ink ' +
  'transition-colors duration-150 data-hovered:border-ink-faint data-pressed:bg-sunken data-focus-visible:-outline-offset-2 group-data-invalid:border-critical ' +
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint';

export function Select<V extends string>({ ref, ...props }: SelectProps<V>) {
  const { className, ...root } = rootProps(props);
  return (
    <RacSelect
      {...root}
      className={`group ${className}`}
      placeholder={props.placeholder ?? 'Escolha'}
      value={props.value ?? null}
      onChange={(key) => {
        const value = valueOf(props.options, key);
        if (value !== null) props.onChange(value);
      }}
      onBlur={props.onBlur}
    >
      <FieldShell {...props}>
        <Button ref={ref} className={LOOK}>
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
        </Button>
      </FieldShell>
      <OptionList options={props.options} />
    </RacSelect>
  );
}
