import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as RacButton, type ButtonProps as RacButtonProps } from 'react-aria-components';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<RacButtonProps, 'children' | 'className'> {
  icon: LucideIcon;
  'aria-label': string;
  /** Shows the name beside the pointer or the keyboard focus. */
  hasTooltip?: boolean;
  variant?: 'quiet' | 'danger';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const BASE =
  'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-xl bg-transparent transition-colors duration-150 ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-40';

const VARIANTS = {
  quiet:
    'text-ink-soft data-hovered:bg-sunken data-hovered:text-ink data-pressed:bg-sunken data-pressed:text-ink',
  danger: 'text-critical-ink data-hovered:bg-critical-soft data-pressed:bg-critical-soft',
} as const;

export function IconButton({
  icon: Icon,
  hasTooltip = false,
  variant = 'quiet',
  className = '',
  ...button
}: IconButtonProps) {
  const inner = (
    <RacButton {...button} className={`${BASE} ${VARIANTS[variant]} ${className}`}>
      <Icon aria-hidden className="size-5" />
    </RacButton>
  );
  if (!hasTooltip) return inner;
  return <Tooltip text={button['aria-label']}>{inner}</Tooltip>;
}
