import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components';

const LOOK =
  'flex min-h-11 w-full min-w-0 items-center rounded-xl border border-line-strong bg-surface text-ink outline-brand ' +
  'transition-colors duration-150 data-hovered:border-ink-faint ' +
  'has-[:is(input,textarea):focus]:border-brand has-[:is(input,textarea):focus]:outline-2 has-[:is(input,textarea):focus]:-outline-offset-2 ' +
  'data-invalid:border-critical data-invalid:outline-critical data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken has-[:is(input,textarea):read-only]:bg-sunken';

interface Props {
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The frame around an input and the parts beside it: a unit, a button, tags. */
export function InputBox({ children, className = '', ref }: Props) {
  return (
    <Group ref={ref} className={`${LOOK} ${className}`}>
      {children}
    </Group>
  );
}
