import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components';
import { buttonLook, type ButtonLook } from './button-look.ts';

interface Props extends Omit<RacLinkProps, 'children' | 'className'>, ButtonLook {
  children?: ReactNode;
  icon?: LucideIcon;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

const TEXT =
  'cursor-pointer rounded-sm font-medium text-brand-ink underline decoration-1 underline-offset-3 transition-colors duration-150 ' +
  'data-hovered:decoration-2 data-pressed:opacity-80 data-disabled:cursor-not-allowed data-disabled:opacity-50';

/** A link that leaves the app, such as `tel:192`. */
export function OutsideLink({
  children,
  icon: Icon,
  variant,
  size,
  isFullWidth,
  className = '',
  ...link
}: Props) {
  const look = variant ? buttonLook({ variant, size, isFullWidth }) : TEXT;
  return (
    <RacLink {...link} className={`${look} ${className}`}>
      {Icon && <Icon aria-hidden className="inline size-5 shrink-0" />}
      {children}
    </RacLink>
  );
}

/** A link to a screen, in a sentence or, given a `variant`, one that looks like a button. */
export const Link = createLink(OutsideLink);

/** A link to a screen that brings its own look, such as a whole row of a list. */
export const BareLink = createLink(RacLink);
