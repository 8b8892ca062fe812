import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as RacButton, type ButtonProps as RacButtonProps } from 'react-aria-components';
import { buttonLook, type ButtonLook } from './button-look.ts';

export interface ButtonProps extends Omit<RacButtonProps, 'children' | 'className'>, ButtonLook {
  children: ReactNode;
  icon?: LucideIcon;
  /** The label while the button works, such as 'Salvando...'. */
  pendingLabel?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  icon: Icon,
  pendingLabel = 'Aguarde...',
  variant,
  size,
  isFullWidth,
  className = '',
  ...button
}: ButtonProps) {
  const label = (
    <>
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      {children}
    </>
  );
  return (
    <RacButton {...button} className={`${buttonLook({ variant, size, isFullWidth })} ${className}`}>
      {button.isPending === undefined ? (
        label
      ) : (
        // Both labels share one cell, so the button keeps the width of the longer one.
        <span className="grid place-items-center">
          <Stacked isShown={!button.isPending}>{label}</Stacked>
          <Stacked isShown={button.isPending}>{pendingLabel}</Stacked>
        </span>
      )}
    </RacButton>
  );
}

function Stacked({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={!isShown}
      className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isShown ? '' : 'invisible'}`}
    >
      {children}
    </span>
  );
}
