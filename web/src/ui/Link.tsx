import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components';
import { buttonLook, type ButtonLook } from './button-look.ts';

type KeyEvent = Parameters<NonNullable<RacLinkProps['onKeyDown']>>[0];

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

/**
 * The browser follows a link by loading the page anew at the press of Enter; React Aria gives the press to the router when
 * the key is released. With another key held the browser opens a tab or a window.
 */
function stayInApp(event: KeyEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key === 'Enter' && !ctrlKey && !metaKey && !shiftKey && !altKey) event.preventDefault();
}

/** A link to a screen, in a sentence or, given a `variant`, one that looks like a button. */
export const Link = createLink((link: Props) => <OutsideLink {...link} onKeyDown={stayInApp} />);

/** A link to a screen that brings its own look, such as a whole row of a list. */
export const BareLink = createLink((link: ComponentProps<typeof RacLink>) => (
  <RacLink {...link} onKeyDown={stayInApp} />
));
