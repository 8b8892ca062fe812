import type { Ref } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { ErrorText } from './ErrorText.tsx';
import { rootProps, type FieldProps } from './field.ts';

export interface SwitchProps extends FieldProps {
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  ref?: Ref<HTMLInputElement | null>;
}

const TRACK =
  'flex h-7 w-12 shrink-0 items-center rounded-full border-2 border-line-strong bg-sunken px-0.5 transition-colors duration-150 ' +
  'group-data-hovered:border-ink-faint group-data-selected:border-brand group-data-selected:bg-brand ' +
  'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-brand';

const THUMB =
  'size-4.5 rounded-full bg-line-strong transition-all duration-150 group-data-selected:translate-x-5 group-data-selected:bg-on-brand';

/** A setting that takes effect at once: words on the left, switch on the right. */
export function Switch({ ref, ...props }: SwitchProps) {
  return (
    <SwitchField
      {...rootProps(props)}
      isSelected={props.value ?? false}
      onChange={props.onChange}
      onBlur={props.onBlur}
      inputRef={ref}
    >
      <SwitchButton className="group flex min-h-11 cursor-pointer items-center justify-between gap-4 text-base text-ink data-disabled:cursor-not-allowed data-disabled:opacity-50">
        <span className={props.isLabelHidden ? 'sr-only' : ''}>{props.label}</span>
        <span aria-hidden className={TRACK}>
          <span className={THUMB} />
        </span>
      </SwitchButton>
      <ErrorText>{props.error}</ErrorText>
      {props.hint && (
        <Text slot="description" className="-mt-2 pr-16 text-sm text-ink-soft">
          {props.hint}
        </Text>
      )}
    </SwitchField>
  );
}
